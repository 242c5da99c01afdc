// @vitest-environment jsdom
/* A body whose progress is told: sent as `fetch` would send it, and refused where `fetch` would refuse it. */
import { beforeEach, expect, it, vi } from 'vitest';
import { upload } from '#app/api/http/upload.ts';

/** The browser's request, answered by the test. */
class Call {
  static last: Call;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onloadend?: () => void;
  status = 200;
  statusText = 'OK';
  responseText = '{"data":1}';
  responseURL = '';
  method = '';
  headers: Record<string, string> = {};
  body: unknown;
  aborted = false;
  constructor() {
    Call.last = this;
  }
  open(method: string, address: string) {
    Object.assign(this, { method, responseURL: address });
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getAllResponseHeaders = () => 'x-request-id: abc\r\ncontent-type: application/json\r\n';
  send(body: unknown) {
    this.body = body;
  }
  abort() {
    this.aborted = true;
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', Call));
const start = (init: Parameters<typeof upload>[1] = {}) => {
  const answer = upload('/api/v1/x', { method: 'POST', headers: { Authorization: 'Bearer t' }, ...init });
  return { answer, call: Call.last };
};

it('sends body and headers, tells how far it is, and gives the answer', async () => {
  const told = vi.fn();
  const body = new FormData();
  const { answer, call } = start({ body, onUpload: told });
  expect([call.method, call.headers.authorization, call.body]).toEqual(['POST', 'Bearer t', body]);
  call.upload.onprogress?.({ loaded: 5, total: 10 });
  expect(told).toHaveBeenCalledWith(5, 10);
  call.onload?.();
  const response = await answer;
  expect([response.status, response.headers.get('X-Request-Id')]).toEqual([200, 'abc']);
  expect(await response.text()).toBe('{"data":1}');
});

it('leaves nothing at a signal that lives on', async () => {
  const { signal } = new AbortController();
  const removed = vi.spyOn(signal, 'removeEventListener');
  const added = vi.spyOn(signal, 'addEventListener');
  const { answer, call } = start({ signal });
  call.onload?.();
  call.onloadend?.();
  await answer;
  expect(removed.mock.calls).toEqual(added.mock.calls);
  expect(added).toHaveBeenCalledTimes(1);
});

it('takes no answer of another address, because the token went there too', async () => {
  const { answer, call } = start();
  call.responseURL = 'https://elsewhere.example/x';
  call.onload?.();
  await expect(answer).rejects.toThrow(TypeError);
});

it('fails as a network does, and ends when it is told to', async () => {
  const lost = start();
  lost.call.onerror?.();
  await expect(lost.answer).rejects.toThrow('Failed to fetch');
  const control = new AbortController();
  const { answer, call } = start({ signal: control.signal });
  control.abort();
  await expect(answer).rejects.toThrow(/abort/i);
  expect(call.aborted).toBe(true);
});
