/** The heading of the page, which takes the focus when a page is opened. */
export const PAGE_TITLE_ID = 'page-title';
