// @vitest-environment node
import { composeStories } from '@storybook/react-vite';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DesignSystemProvider } from '#design-system';

const files = import.meta.glob('/stories/design-system/**/*.stories.tsx');

/** A server has no window: what a component needs of one it asks for in an effect or a handler. */
describe('on a server', () => {
  it.each(Object.entries(files))('%s is drawn', async (_, load) => {
    const stories: Record<string, FunctionComponent> = composeStories((await load()) as never);
    const page = Object.entries(stories).map(([name, story]) => <div key={name}>{createElement(story)}</div>);
    expect(renderToString(<DesignSystemProvider>{page}</DesignSystemProvider>)).toContain('<div>');
  });
});
