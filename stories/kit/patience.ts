import { configure } from 'storybook/test';

/**
 * Import it in stories whose component loads its heavy part when first opened: on a busy machine that takes longer than
 * the default query timeout of one second.
 */
configure({ asyncUtilTimeout: 8000 });
