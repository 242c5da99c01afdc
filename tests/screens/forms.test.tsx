/*
 * The contract of a form panel, for every one of the registry: it loads, is refused without its right, sends once,
 * keeps what was typed if that fails, and never stores a password. What the kit does for all of them (other failures,
 * the question before leaving, the lock without a network, the age of a draft) is shown once, by the model. A new panel
 * is tested as soon as it is in `app/panels.tsx`; add its facts to `facts/forms/`.
 */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#app/i18n/index.ts';
import { panels } from '#app/panels.tsx';
import { type FormFacts, formNamed, panelOf, registeredForms } from './forms.ts';
import { api, type Call, expectNoHoles, type Opening, openPortal } from './kit.tsx';

const REFERENCE = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/;

/** Number of times its own call was made. */
const sendings = ({ call }: FormFacts) => {
  const [method, pattern = ''] = call.split(' ');
  const path = new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`);
  return api.requests().filter((one) => one.method === method && path.test(one.path)).length;
};

/** GET requests and the password check: calls that change nothing. */
const isProof = ({ method, path }: Call) => method === 'GET' || path.endsWith('/verify-password');

/** Stored drafts; none may be in storage that outlives the browser, because these sessions do not either. */
function drafts() {
  const isDraft = ([key]: [string, unknown]) => key.includes('draft');
  expect(Object.entries(localStorage).filter(isDraft)).toEqual([]);
  return Object.entries(sessionStorage).filter(isDraft);
}

/** From now on this field of the record has another value: another user has saved it. */
const changed =
  (field: string, value: string): Opening['change'] =>
  ({ method }, data) =>
    method === 'GET' && (data as Record<string, unknown>)[field] !== undefined
      ? { ...(data as object), [field]: value }
      : undefined;

/** Presses Escape, once the focus is where a user would press it. */
async function escapeFrom(box: HTMLElement) {
  await waitFor(() => expect(box.contains(document.activeElement)).toBe(true));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
}

async function openForm(facts: FormFacts, opening: Opening = {}) {
  const of = facts.of ? `&of=${facts.of}` : '';
  const portal = await openPortal(`${facts.page}?panel=${facts.name}${of}`, opening);
  const form = await panelOf(facts, portal);
  /** Enters the password, if required before sending. */
  const proveIdentity = async () => {
    if (!facts.stepUp) return;
    const question = await screen.findByRole('dialog', { name: portal.t('stepUp.title') });
    expect(sendings(facts)).toBe(0);
    const { getByLabelText, getByRole } = within(question);
    await portal.put(getByLabelText(portal.t('auth.password')), 'Demo@2026');
    await portal.user.click(getByRole('button', { name: portal.t('stepUp.confirm') }));
    await waitFor(() => expect(question.isConnected).toBe(false));
  };
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  /** Confirms the review, if there is one. */
  const confirmReview = async () => {
    if (!facts.review) return;
    expect(sendings(facts)).toBe(0);
    await portal.user.click(await form.findByRole('button', { name: portal.t(facts.review) }));
  };
  const submit = () => form.findByRole<HTMLButtonElement>('button', { name: portal.t(facts.submit) });
  return {
    ...portal,
    form,
    submit,
    fill: async () => {
      await submit();
      await facts.fill(form, portal);
      await waitFor(async () => expect((await submit()).ariaDisabled).toBe(null));
    },
    proveIdentity,
    confirmReview,
    /** Sends it for the first time. */
    send: async () => {
      await portal.user.click(await submit());
      await confirmReview();
      await proveIdentity();
    },
    sendAgain: async () => {
      const before = sendings(facts);
      await portal.user.click(await submit());
      if (!facts.review) return;
      expect(sendings(facts)).toBe(before);
      await portal.user.click(await form.findByRole('button', { name: portal.t(facts.review) }));
    },
    /** The values of the fields. */
    typed: () =>
      [...document.querySelectorAll<HTMLInputElement>('form :is(input, select)')].map((field) => field.value),
    gone,
    /** Waits until it was sent and has closed, including its outcome, or the session that it ends. */
    ended: async () => {
      if (facts.outcome) {
        await form.findByText(portal.t(facts.outcome));
        await portal.user.click(
          form.getAllByRole('button', { name: portal.t('action.close') }).at(-1) as Element,
        );
      }
      if (facts.signsOut)
        await portal.user.click(await form.findByRole('button', { name: portal.t(facts.signsOut) }));
      await gone();
    },
    question: () => screen.findByRole('alertdialog'),
  };
}

// Preload code that loads on first opening: no test should wait for a slow machine.
beforeAll(async () => {
  await Promise.all([
    import('#design-system/overlay/Dialog.content.tsx'),
    import('#design-system/overlay/Toast.content.tsx'),
    import('#design-system/form/combobox/Combobox.content.tsx'),
  ]);
});

const forms = await registeredForms();
/** It reads a record, asks for the password and keeps a draft. */
const MODEL = formNamed('user-edit');
const FAILURES = ['500', '403', 'offline', 'lost', 'bad-json'] as const;

it('finds the form panels of the registry', () => {
  expect(forms.length).toBeGreaterThan(0);
});

describe.each(forms)('$name', (facts) => {
  const { scope } = panels[facts.name] ?? { scope: '' };

  // That both languages have the same words is held by tests/house/dictionaries.
  it.each<Locale>(facts === MODEL ? ['vi', 'en'] : ['vi'])(
    'reads its record again if that failed, says everything in %s, offers no sending yet, and is left without a question',
    async (locale) => {
      const isRead = facts.of !== undefined && facts.read !== undefined;
      const { form, submit, t, user, gone } = await openForm(facts, {
        locale,
        ...(isRead && { faults: [{ match: `GET ${facts.read}`, kind: '500' }] }),
      });
      if (isRead) {
        expect(await form.findByText(t('form.unreadable'))).toBeTruthy();
        expect(form.getByText(REFERENCE)).toBeTruthy();
        expect(form.queryByRole('button', { name: t(facts.submit) })).toBeNull();
        api.setFaults([]);
        await user.click(form.getByRole('button', { name: t('action.retry') }));
      }
      expect((await submit()).ariaDisabled).toBe('true');
      for (const label of Object.values(facts.fields)) expect(form.getByLabelText(t(label))).toBeTruthy();
      expect(form.queryByText(/^[a-z]\w*(\.\w+)+$/)).toBeNull();
      expectNoHoles();
      // Nothing was typed, so closing does not ask.
      await user.click(form.getByRole('button', { name: t('action.cancel') }));
      await gone();
    },
  );

  it.each(facts.refused ? [facts.refused] : [])(
    'names to %s the permission that is missing, and asks nothing',
    async (refused) => {
      const portal = await openPortal(
        `${facts.page}?panel=${facts.name}${facts.of ? `&of=${facts.of}` : ''}`,
        {
          as: refused,
        },
      );
      const panel = await panelOf(facts, portal);
      expect(panel.getByText(new RegExp(`"${scope}"`))).toBeTruthy();
      expect(panel.queryByRole('textbox')).toBeNull();
      expect(sendings(facts)).toBe(0);
    },
  );

  it('sends nothing without the password, then once, however often it is pressed, says so, and closes', async () => {
    const portal = await openForm(facts);
    const { fill, submit, confirmReview, proveIdentity, typed, ended, t, wire, search } = portal;
    await fill();
    if (facts.stepUp) {
      const before = typed();
      await portal.user.click(await submit());
      const question = within(await screen.findByRole('dialog', { name: t('stepUp.title') }));
      await portal.user.click(question.getByRole('button', { name: t('action.cancel') }));
      await waitFor(async () => expect((await submit()).ariaDisabled).toBe(null));
      expect(typed()).toEqual(before);
      expect(sendings(facts)).toBe(0);
    }
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    wire.hold = (call) => (isProof(call) ? undefined : held);
    const button = await submit();
    const sheet = button.form as HTMLFormElement;
    fireEvent.submit(sheet);
    fireEvent.submit(sheet);
    await confirmReview();
    await proveIdentity();
    await waitFor(() => expect(sendings(facts)).toBe(1));
    // A toast disappears by itself, so start waiting before it appears.
    const told = screen.findByText(t(facts.success));
    release();
    expect(await told).toBeTruthy();
    await ended();
    expect(search().has('panel')).toBe(false);
    expect(sendings(facts)).toBe(1);
  });

  it.each(facts === MODEL ? FAILURES : (facts.findsDone ?? []))(
    'says that it was not saved (%s), with a code, keeps what was typed, and sends it again',
    async (kind) => {
      const { form, fill, send, sendAgain, typed, submit, t, ended, question } = await openForm(facts);
      await fill();
      const before = typed();
      api.setFaults([{ match: facts.call, kind }]);
      // A request whose response was lost or spoiled has succeeded, and is found if it is looked for.
      if (facts.findsDone?.some((one) => one === kind)) {
        const told = screen.findByText(t(facts.success));
        await send();
        await told;
        await ended();
        return expect(sendings(facts)).toBe(1);
      }
      await send();
      const isOpen = kind !== '403';
      const title = await form.findByText(t(isOpen ? 'form.unknown' : 'form.failed'));
      expect(title.closest('[role=alert]')?.textContent).toMatch(REFERENCE);
      expect(typed()).toEqual(before);
      // The toast of a refused call takes no Escape from the panel.
      if (kind === '500' || kind === '403')
        await waitFor(() => expect(document.querySelector('li[data-state=open]')).toBeTruthy());
      await escapeFrom(title.closest('[role=dialog]') as HTMLElement);
      await escapeFrom(await question());
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      api.setFaults([]);
      // A request whose response was lost has succeeded: only failed ones are sent again.
      if (kind === 'lost' || kind === 'bad-json') return;
      await waitFor(async () => expect((await submit()).ariaDisabled).toBe(null));
      await sendAgain();
      await ended();
    },
  );

  it('shows the service’s field errors at each field and in a toast', async () => {
    const { form, fill, send, t, wire } = await openForm(facts);
    await fill();
    const names = Object.keys(facts.fields);
    const messageOf = (field: string) => `Không dùng được ${field}`;
    const errorMessages = names.map((field) => ({ field, message: messageOf(field) }));
    wire.refuse = (call) => (isProof(call) ? undefined : { message: 'Không hợp lệ', errorMessages });
    // Toasts disappear by themselves, so start waiting before they appear.
    const toasts = () =>
      [...document.querySelectorAll('li[data-state=open]')].map(({ textContent }) => textContent).join();
    const told = Promise.all(
      names.map((field) => waitFor(() => expect(toasts()).toContain(messageOf(field)))),
    );
    await send();
    // A form with a review shows its fields again after a refusal.
    await form.findByLabelText(t(facts.fields[names[0]!]!));
    const controls = Object.entries(facts.fields).map(([field, label]) => ({
      field,
      control: form.getByLabelText(t(label)),
    }));
    for (const { field, control } of controls) {
      await waitFor(() => expect(control.getAttribute('aria-invalid')).toBe('true'));
      const notes = (control.getAttribute('aria-describedby') ?? '').split(' ');
      expect(notes.map((id) => document.getElementById(id)?.textContent).join()).toContain(messageOf(field));
      // Besides the field's own message: in the list of errors.
      expect(form.getAllByText(messageOf(field), { exact: false }).length).toBeGreaterThan(1);
    }
    await waitFor(() => expect(controls.map(({ control }) => control)).toContain(document.activeElement));
    await told;
  });

  it('restores what was typed after a reload, without the password, and sends nothing by itself', async () => {
    const first = await openForm(facts);
    await first.fill();
    const stored = drafts;
    expect(JSON.stringify(stored())).not.toContain('Matkhau9!');
    first.close();

    const second = await openForm(facts, { reload: true });
    await second.submit();
    for (const secret of document.querySelectorAll<HTMLInputElement>('input[autocomplete=new-password]'))
      expect(secret.value).toBe('');
    expect(sendings(facts)).toBe(0);
    if (!facts.kept) return expect(stored()).toEqual([]);
    const field = second.form.getByLabelText<HTMLInputElement>(second.t(facts.kept.label));
    expect(field.value).toBe(facts.kept.value);
    await second.user.click(second.form.getByRole('button', { name: second.t('form.startOver') }));
    await waitFor(() => expect(field.value).not.toBe(facts.kept?.value));
    expect(stored()).toEqual([]);
  });

  it.each(facts.meanwhile ? [facts.meanwhile] : [])(
    'shows that $field was changed elsewhere meanwhile, sends nothing, and then keeps both changes',
    async ({ field, value, label }) => {
      const { form, fill, send, sendAgain, typed, t, wire, ended } = await openForm(facts);
      await fill();
      wire.change = changed(field, value);
      await send();
      const told = await form.findByRole('alert');
      expect(told.textContent).toContain(t('form.meanwhile'));
      expect(told.textContent).toContain(`→ ${value}`);
      expect(sendings(facts)).toBe(0);
      expect(form.getByLabelText<HTMLInputElement>(t(label)).value).toBe(value);
      expect(typed()).toContain(facts.kept?.value);
      await sendAgain();
      await ended();
      expect(sendings(facts)).toBe(1);
    },
  );
});

it('asks before typed work is lost, and stays or leaves as chosen', async () => {
  const { form, fill, t, user, label, question, gone, typed, search } = await openForm(MODEL);
  await fill();
  const before = typed();
  await user.click(form.getByRole('button', { name: t('action.cancel') }));
  const answers = within(await question()).getAllByRole('button');
  await user.click(answers.find((one) => one.hasAttribute('data-safe')) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(typed()).toEqual(before);

  const leave = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leave);
  expect(leave.defaultPrevented).toBe(true);

  await user.click(form.getByRole('button', { name: label('close') }));
  const again = within(await question()).getAllByRole('button');
  await user.click(again.at(-1) as HTMLElement);
  await gone();
  expect(search().has('panel')).toBe(false);
  expect(drafts()).toEqual([]);
});

it('is locked without a network, and says so', async () => {
  const { form, fill, submit, t } = await openForm(MODEL);
  await fill();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  dispatchEvent(new Event('offline'));
  expect(await form.findByText(t('form.offline'))).toBeTruthy();
  expect((await submit()).ariaDisabled).toBe('true');
  line.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await waitFor(async () => expect((await submit()).ariaDisabled).toBe(null));
});

it('forgets what was typed after seven days, and at sign-out', async () => {
  const kept = MODEL.kept!;
  const first = await openForm(MODEL);
  await first.fill();
  first.close();
  vi.setSystemTime(Date.now() + 7 * 86_400_000 + 1000);
  const second = await openForm(MODEL);
  await second.submit();
  const field = second.form.getByLabelText<HTMLInputElement>(second.t(kept.label));
  expect(field.value).not.toBe(kept.value);
  await second.fill();
  expect(drafts()).not.toEqual([]);
  // The sign-in page is another chunk, so wait until it has loaded.
  await act(async () => second.session.end('signed-out'));
  expect(drafts()).toEqual([]);
});

it('accepts what was changed elsewhere in place of the typed value', async () => {
  const { form, fill, send, t, wire, user, submit } = await openForm(MODEL);
  const { field, value } = MODEL.meanwhile!;
  await fill();
  wire.change = changed(field, value);
  await send();
  await user.click(await form.findByRole('button', { name: t('form.takeStored') }));
  await waitFor(async () => expect((await submit()).ariaDisabled).toBe('true'));
  expect(form.getByLabelText<HTMLInputElement>(t(MODEL.kept!.label)).value).not.toBe(MODEL.kept!.value);
  expect(sendings(MODEL)).toBe(0);
});
