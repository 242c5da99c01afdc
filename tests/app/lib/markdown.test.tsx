/** Markdown that anybody may have written: it becomes elements of ours, and nothing else. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Markdown, markdownWords } from '#app/lib/markdown/Markdown.tsx';

const draw = (text: string, mayOpen: (path: string) => boolean = () => true) =>
  render(<Markdown text={text} mayOpen={mayOpen} />).container;

const links = (container: HTMLElement) =>
  [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

describe('a text', () => {
  it('becomes headings, lists, tables and code', () => {
    const page = draw(`# Hoàn tiền

Một **đậm**, *nghiêng*, ~~bỏ~~ và \`refund:create\`.

3. ba
4. bốn

- một
- một

| Lý do | Việc |
| --- | --- |
| a | b |

> trích

\`\`\`
1 < 2 && 3
\`\`\``);
    // The page's title is its only first heading.
    expect(screen.getByRole('heading', { level: 2, name: 'Hoàn tiền' })).toBeTruthy();
    expect(page.querySelector('strong')?.textContent).toBe('đậm');
    expect(page.querySelector('ol')?.getAttribute('start')).toBe('3');
    expect(page.querySelectorAll('ul > li')).toHaveLength(2);
    expect(screen.getByRole('columnheader', { name: 'Lý do' }).getAttribute('scope')).toBe('col');
    expect(page.querySelector('pre')?.textContent).toBe('1 < 2 && 3');
    expect(page.querySelector('blockquote')?.textContent).toBe('trích');
  });

  it('says signs as they are meant', () => {
    expect(draw('A &amp; B &lt;c&gt; "d" R&D').textContent).toBe('A & B <c> "d" R&D');
  });

  it('is found by its words alone', () => {
    const text =
      '# Hoàn *tiền*\n\n| Lý do | Việc |\n| --- | --- |\n| ví | `một` lần |\n\n- [Mở](/merchant/refund)';
    expect(markdownWords(text)).toBe('Hoàn tiền · Lý do · Việc · ví · một lần · Mở');
  });
});

describe('a link', () => {
  it.each([
    '/merchant/refund?panel=request-refund',
    'https://example.com/a?b=1#c',
    'mailto:hotro@portal.example',
    'tel:+84-1900-0199',
  ])('leads to %s', (href) => expect(links(draw(`Xem [đây](${href}).`))).toEqual([href]));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    '&#106;avascript:alert(1)',
    'java&#x0A;script:alert(1)',
    '<java\tscript:alert(1)>',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'blob:https://portal.example/1',
    'file:///etc/passwd',
    'http://example.com',
    '//evil.example/merchant',
    '/\\evil.example',
    '\\\\evil.example',
    '/merchantevil',
    '/auth/logout',
    '/merchant/..\\..\\x',
    'https://bank.vn@evil.example',
    'https://user:pw@evil.example',
    'https:evil.example',
    'https://evil.example\\@bank.vn',
    'mailto:a@b.vn?bcc=c@d.vn',
    'tel:1;ext=javascript',
    '#part',
    'merchant',
  ])('to %s is its words alone', (href) => {
    const page = draw(`Xem [đây](${href}) nhé.`);
    expect(links(page)).toEqual([]);
    expect(page.textContent).toContain('đây');
  });

  it('says that it leaves the portal, and does not tell where from', () => {
    const [link] = draw('[Ngân hàng](https://example.com)').querySelectorAll('a');
    expect(link?.rel).toContain('noopener');
    expect(link?.target).toBe('_blank');
  });

  it('to a page that this person may not open is no link, and no button', () => {
    const mayOpen = (path: string) => !path.startsWith('/merchant/refund');
    const page = draw('Xem [hoàn tiền](/merchant/refund).\n\n[Mở hoàn tiền](/merchant/refund)', mayOpen);
    expect(links(page)).toEqual([]);
    expect(page.textContent).toBe('Xem hoàn tiền.');
  });
});

describe('hostile Markdown', () => {
  it.each([
    '<script>alert(1)</script>',
    'x <img src=x onerror=alert(1)> y',
    '<svg/onload=alert(1)>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>*{display:none}</style>',
    '<form action=https://evil.example><input name=password>',
    '[x](https://a.example "onmouseover=alert(1)")',
    '`<script>alert(1)</script>`',
    '```html" onload="alert(1)\n<script>alert(1)</script>\n```',
    '| <script>a</script> | b |\n| --- | --- |\n| <img src=x> | c |',
    '- <b>x</b>\n\n  <script>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '![x](https://evil.example/huge.png)',
    '![x](javascript:alert(1))',
    '[![x](https://evil.example/a.png)](/merchant)',
    '[ref]\n\n[ref]: javascript:alert(1)',
    '<https://evil.example/<script>>',
  ])('%s makes no element of its own and fetches nothing', (text) => {
    const allowed =
      'div,h2,h3,h4,p,ul,ol,li,blockquote,table,thead,tbody,tr,th,td,pre,code,hr,br,strong,em,del,a,svg,svg *,span';
    const page = draw(text);
    expect([...page.querySelectorAll('*')].filter((node) => !node.matches(allowed))).toEqual([]);
    for (const node of page.querySelectorAll('*'))
      for (const { name } of node.attributes) expect(name).not.toMatch(/^(on|src|style|action|formaction)/);
    expect(page.querySelector('img, script, iframe, form, input')).toBeNull();
  });

  it('shows HTML as the text that it is', () => {
    expect(draw('a <b onclick=x>b</b>').textContent).toBe('a <b onclick=x>b</b>');
    expect(draw('![Ảnh rất lớn](https://evil.example/huge.png)').textContent).toBe('Ảnh rất lớn');
  });

  it.each([
    ['quotations in quotations', '> '.repeat(10_000)],
    ['lists in lists', Array.from({ length: 200 }, (_, depth) => `${' '.repeat(2 * depth)}- a`).join('\n')],
    ['brackets that do not end', '['.repeat(20_000)],
    ['emphasis in emphasis', '*_'.repeat(10_000)],
    ['links that do not end', '[a]('.repeat(5000)],
    ['a wide table', `${'|a'.repeat(500)}|\n${'|-'.repeat(500)}|\n${'|'.repeat(500)}`],
    ['a megabyte', 'a b '.repeat(250_000)],
  ])('%s are drawn, and not without an end', (_, text) => {
    const page = draw(text);
    expect(page.textContent?.length).toBeLessThanOrEqual(40_000);
    expect(page.querySelectorAll('*').length).toBeLessThan(20_000);
    expect(markdownWords(text).length).toBeLessThanOrEqual(40_000);
  });

  it('says nothing to the console, not of parts that are alike either', () => {
    const said = vi.spyOn(console, 'error');
    draw('- a\n- a\n\n| x | x |\n| --- | --- |\n| a | a |\n| a | a |');
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });
});
