/** Id of the page's heading, which is focused when a page opens. */
export const PAGE_TITLE_ID = 'page-title';
