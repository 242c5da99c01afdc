/**
 * The portal's one Trusted Types policy. The server enforces `require-trusted-types-for 'script'; trusted-types portal`
 * (deploy/headers.ts): whatever starts a script asks here for its address, and nothing else can.
 */

export interface ScriptRule {
  /** Absolute address of the folder of built scripts. */
  assets: string;
  /** The dev server serves sources from anywhere below its own origin. */
  dev: boolean;
}

/** Whether a URL is one of the portal's own scripts: a file directly in its `assets` folder, or the service worker. */
export function isOwnScript(url: string, { assets, dev }: ScriptRule): boolean {
  const asked = new URL(url, assets);
  const own = new URL(assets);
  // The protocol as well: a blob's origin is that of the page that made it.
  if (asked.origin !== own.origin || asked.protocol !== own.protocol) return false;
  if (asked.href === new URL('../sw.js', assets).href) return true;
  return dev || (asked.href.startsWith(assets) && /^[\w.-]+\.js$/.test(asked.href.slice(assets.length)));
}

/** A policy as the browser makes it. Its results are TrustedScriptURL objects, which sinks take where text would do. */
interface Policy {
  createScriptURL(url: string): string;
}

const rules: Policy = {
  createScriptURL(url) {
    const assets = new URL(`${import.meta.env.BASE_URL}assets/`, document.baseURI).href;
    if (isOwnScript(url, { assets, dev: import.meta.env.DEV })) return new URL(url, assets).href;
    throw new TypeError(`${url} is no script of the portal`);
  },
};

interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

let policy: Policy | undefined;

/** Takes the policy's name when the page starts: the browser gives each name once, and nobody else may have it. */
export function takeScriptPolicy(): Policy {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('portal', rules) ?? rules;
  return policy;
}

/**
 * The address of a worker's script, fit for `new Worker(...)`.
 *
 * @throws {TypeError} for an address that is not the portal's own
 */
export const scriptUrl = (url: string) => takeScriptPolicy().createScriptURL(url);
