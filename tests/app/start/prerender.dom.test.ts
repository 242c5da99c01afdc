/* The words of a brand in the HTML of a page. */
// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { fill, preview } from '#app/start/prerender.plugin.ts';

const NAME = 'Trà "Sen" <Việt> & Con';
const TEMPLATE = `<!doctype html>
<html lang="vi">
  <head>
    <title>x</title>
  </head>
  <body><div id="root" data-start-failed="x" data-start-retry="x"></div></body>
</html>`;

it('takes the name of a brand as words, whatever signs it has', () => {
  const page = {
    locale: 'en',
    title: `Loading · ${NAME}`,
    startFailed: NAME,
    startRetry: NAME,
    html: '<p>skeleton</p>',
  } as const;
  const links = preview({ name: NAME, tagline: `${NAME}.` }, 'https://portal.example');
  const html = fill(TEMPLATE, page, JSON.stringify({ name: NAME }), links);
  const shown = new DOMParser().parseFromString(html, 'text/html');
  const said = (property: string) =>
    shown.querySelector(`head > meta[property="og:${property}"]`)?.getAttribute('content');
  expect(said('title')).toBe(NAME);
  expect(said('description')).toBe(`${NAME}.`);
  expect(said('image')).toBe('https://portal.example/preview.png');
  expect(shown.title).toBe(`Loading · ${NAME}`);
  expect(shown.documentElement.lang).toBe('en');
  expect(shown.getElementById('root')!.dataset).toMatchObject({ startFailed: NAME, startRetry: NAME });
  expect(shown.querySelectorAll('p')).toHaveLength(1);
  expect(JSON.parse(shown.querySelector('script')!.textContent!)).toEqual({ name: NAME });
});

it('shows no picture of a link where the build does not know its address', () => {
  expect(preview({ name: NAME, tagline: NAME }).join()).not.toContain('og:image');
});
