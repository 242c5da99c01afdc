/**
 * The portal's only Trusted Types policy. The server enforces `require-trusted-types-for 'script'; trusted-types
 * portal` (deploy/headers.ts): all code that loads a script must get its URL here.
 */

export interface ScriptRule {
  /** Absolute URL of the folder of built scripts. */
  assets: string;
  /** Whether the page comes from the dev server, where sources can have any path of this origin. */
  dev: boolean;
}

/** Whether a URL is one of the portal's own scripts: a file directly in its `assets` folder, or the service worker. */
export function isOwnScript(url: string, { assets, dev }: ScriptRule): boolean {
  const asked = new URL(url, assets);
  const own = new URL(assets);
  // Compare the protocol too: a blob URL has the origin of the page that created it.
  if (asked.origin !== own.origin || asked.protocol !== own.protocol) return false;
  if (asked.href === new URL('../sw.js', assets).href) return true;
  return dev || (asked.href.startsWith(assets) && /^[\w.-]+\.js$/.test(asked.href.slice(assets.length)));
}

/** A policy as created by the browser. It returns TrustedScriptURL objects, which sinks accept instead of text. */
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

/** Creates the policy when the page starts: the browser allows each name once, so no other code can take it. */
export function takeScriptPolicy(): Policy {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  policy ??= factory?.createPolicy('portal', rules) ?? rules;
  return policy;
}

/**
 * The URL of a worker's script, for `new Worker(...)`.
 *
 * @throws {TypeError} for a URL that is not the portal's own
 */
export const scriptUrl = (url: string) => takeScriptPolicy().createScriptURL(url);
