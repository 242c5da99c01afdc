import { configure } from 'storybook/test';

/**
 * Imported by stories whose component fetches its heavy part when first opened: on a busy machine that takes longer
 * than the one second that queries wait by default.
 */
configure({ asyncUtilTimeout: 8000 });
