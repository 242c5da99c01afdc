import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { beforeEach, describe, expect, it } from 'vitest';
import { Router, useSearchParams } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { PREFERENCES_KEY, storedPreferences } from '#app/lib/preferences.ts';
import type { Filters } from '#app/list/filters.ts';
import { ListViews } from '#app/list/ListViews.tsx';
import type { List } from '#app/list/useList.ts';
import { rereadPreferencesAtom } from '#app/state/preferences.ts';

const presets = [{ id: 'failed', name: 'Không thành công', query: 'status=FAILED' }];

function Page() {
  const [params] = useSearchParams();
  // What ListViews reads of a list.
  const list = { name: 'transactions', params } as List<unknown, Filters>;
  return <ListViews list={list} presets={presets} />;
}

function open(path: string) {
  const store = createStore();
  const { hook, searchHook, history } = memoryLocation({ path, record: true });
  render(
    <Provider store={store}>
      <Router hook={hook} searchHook={searchHook}>
        <Page />
      </Router>
    </Provider>,
  );
  return { store, address: () => history.at(-1) };
}

const button = () => screen.getByRole('button', { name: /Chế độ xem|Mặc định|Không thành công|Ca sáng/ });
const choose = async (name: RegExp | string) => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(button());
  const found = await waitFor(
    () => {
      const items = [...document.querySelectorAll('[role^="menuitem"]')];
      const item = items.find(({ textContent }) => textContent?.match(name));
      if (!item) throw new Error(`No ${name} among ${items.length} items.`);
      return item;
    },
    { timeout: 4000 },
  );
  await user.click(found);
  return user;
};

beforeEach(() => {
  globalThis.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      addEventListener() {},
      removeEventListener() {},
    }) as unknown as MediaQueryList;
  localStorage.clear();
});

// Menus and dialogs are fetched when first opened.
describe('the saved views of a list', { timeout: 20_000 }, () => {
  it('go by the address, whatever page or quick look it names', () => {
    open('/merchant/transaction?page=3&peek=GD1&status=FAILED&size=50');
    expect(button().textContent).toBe('Không thành công');
  });

  it('are kept for this list until sign-out', async () => {
    open('/merchant/transaction?q=sang&page=2');
    const user = await choose('Lưu thành');
    await user.type(await screen.findByRole('textbox', {}, { timeout: 5000 }), 'Ca sáng{Enter}');
    await waitFor(() => expect(button().textContent).toBe('Ca sáng'));
    expect(storedPreferences().views).toEqual({
      transactions: [{ id: 'own-ca-sang', name: 'Ca sáng', query: 'q=sang' }],
    });

    cleanup();
    const { store } = open('/merchant/transaction?q=sang');
    expect(button().textContent).toBe('Ca sáng');
    localStorage.clear();
    act(() => store.set(rereadPreferencesAtom));
    expect(button().textContent).not.toBe('Ca sáng');
  });

  it('are dropped when what is stored is no view', () => {
    localStorage.setItem(
      PREFERENCES_KEY,
      JSON.stringify({ version: 1, views: { transactions: [{ id: 1 }] } }),
    );
    expect(storedPreferences().views).toEqual({});
  });
});
