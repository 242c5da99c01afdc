/** What Playwright's `launch` takes. */
export interface BrowserLaunchOptions {
  executablePath?: string;
  args: string[];
  env?: Record<string, string>;
}
export const isPinned: boolean;
export const browserName: string;
export function launchOptions(): Promise<BrowserLaunchOptions>;
