import { describe, expect, it } from 'vitest';
import { createIdempotency } from '#sandbox/idempotency.ts';
import { memoryJournal } from '#sandbox/journal.ts';

function door(journal = memoryJournal()) {
  const clock = { at: 1_000_000 };
  const idempotency = createIdempotency({ now: () => clock.at, journal });
  for (const entry of journal.load()) idempotency.replay(entry);
  let actions = 0;
  const pay = (key: string | null, request = 'POST pay {"amount":5}', userName = 'cashier', status = 200) =>
    idempotency.run({ key, userName, request }, async () => {
      actions += 1;
      return new Response(JSON.stringify({ data: { receipt: actions } }), { status });
    });
  return { pay, clock, actions: () => actions, idempotency };
}

const receipt = async (answer: Promise<Response>): Promise<number> =>
  (await (await answer).json()).data.receipt;

describe('a POST that moves money', () => {
  it('runs once per key, with the same response each time', async () => {
    const { pay, actions } = door();
    expect(await receipt(pay('k1'))).toBe(1);
    const again = await pay('k1');
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await again.json()).toEqual({ data: { receipt: 1 } });
    expect(await receipt(pay('k2'))).toBe(2);
    expect(actions()).toBe(2);
  });

  it('runs once if the same key arrives twice at the same moment', async () => {
    const { pay, actions } = door();
    expect(await Promise.all([receipt(pay('k1')), receipt(pay('k1')), receipt(pay('k1'))])).toEqual([
      1, 1, 1,
    ]);
    expect(actions()).toBe(1);
  });

  it('is refused if the key was used for something else', async () => {
    const { pay, actions } = door();
    await pay('k1');
    await expect(pay('k1', 'POST pay {"amount":6}')).rejects.toMatchObject({
      status: 409,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(actions()).toBe(1);
  });

  it('is refused without a key, or with one that is too long', async () => {
    const { pay, actions } = door();
    await expect(pay(null)).rejects.toMatchObject({ status: 400 });
    await expect(pay('')).rejects.toMatchObject({ status: 400 });
    await expect(pay('k'.repeat(256))).rejects.toMatchObject({ status: 400 });
    expect(actions()).toBe(0);
  });

  it('separates the keys of two users', async () => {
    const { pay, actions } = door();
    await pay('k1');
    await pay('k1', 'POST pay {"amount":9}', 'manager');
    expect(actions()).toBe(2);
  });

  it('may be repeated after a refusal, with the same key or after an edit', async () => {
    const { pay, actions } = door();
    expect((await pay('k1', 'a', 'cashier', 400)).status).toBe(400);
    expect((await pay('k1', 'b', 'cashier', 503)).status).toBe(503);
    expect((await pay('k1', 'b')).status).toBe(200);
    expect((await pay('k1', 'b')).headers.get('Idempotent-Replayed')).toBe('true');
    expect(actions()).toBe(3);
  });

  it('stores nothing if the action fails', async () => {
    const { idempotency, pay, actions } = door();
    const broken = idempotency.run({ key: 'k1', userName: 'cashier', request: 'x' }, async () => {
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect((await pay('k1', 'x')).status).toBe(200);
    expect(actions()).toBe(1);
  });

  it('is remembered for a day, also across a restart', async () => {
    const journal = memoryJournal();
    await door(journal).pay('k1');
    const after = door(journal);
    expect(await receipt(after.pay('k1'))).toBe(1);
    expect(after.actions()).toBe(0);
    after.clock.at += 24 * 3600 + 1;
    await after.pay('k1');
    expect(after.actions()).toBe(1);
  });
});
