/**
 * Sends a request and reports upload progress, which `fetch` does not support yet. Unlike the portal's other calls it
 * cannot omit cookies of the API's own origin, and follows a redirect before it refuses the response.
 */

/** Bytes sent, out of all. */
export type OnUpload = (sent: number, total: number) => void;

/** The options of `fetch`, with a callback for the progress. */
export interface UploadInit extends RequestInit {
  onUpload?: OnUpload;
}

/** @throws {TypeError} without a network or on a redirect, as `fetch` does; the signal's reason on abort */
export function upload(input: string, { onUpload, signal, ...init }: UploadInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const call = new XMLHttpRequest();
    const address = new URL(input, location.href).href;
    const fail = () => reject(new TypeError('Failed to fetch'));
    call.open(init.method ?? 'GET', address);
    for (const [name, value] of new Headers(init.headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onUpload?.(loaded, total);
    call.onerror = call.ontimeout = fail;
    call.onload = () => {
      // Responses from another URL are refused (docs/contract.md, "Cookies, redirects").
      if (call.responseURL !== address) return fail();
      const headers = new Headers();
      for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/)) {
        const at = line.indexOf(':');
        if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
      }
      const { status, statusText, responseText } = call;
      const text = [204, 205, 304].includes(status) ? null : responseText;
      resolve(new Response(text, { status, statusText, headers }));
    };
    const abort = () => {
      call.abort();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', abort);
    // A signal may outlive the call, and would keep its body in memory.
    call.onloadend = () => signal?.removeEventListener('abort', abort);
    call.send(init.body as XMLHttpRequestBodyInit);
  });
}
