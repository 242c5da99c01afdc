// A CloudFront function on viewer request (runtime cloudfront-js-2.0): maps an address to a file of the bucket.
// biome-ignore lint/correctness/noUnusedVariables: CloudFront calls it by its name.
function handler(event) {
  const request = event.request;
  if (!/^\/(assets\/.+|[\w-]+\.(css|html|ico|js|json|map|png|svg|txt|webmanifest|xml))$/.test(request.uri)) {
    const base = /^\/en(\/|$)/.test(request.uri) ? '/en' : '';
    const path = request.uri.slice(base.length).replace(/\/$/, '');
    request.uri = `${base}${path === '/auth/login' ? path : ''}/index.html`;
  }
  return request;
}
