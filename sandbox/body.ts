import { ApiError, invalid } from './errors.ts';

const MAX_BYTES = 1_000_000;

/** The default limit of a form with a file: a logo. */
const MAX_FORM_BYTES = 4_000_000;

const tooLarge = (): ApiError => new ApiError(413, 'BODY_TOO_LARGE', 'tooLarge');

/** Reads a request's JSON object once, however often it is called. Throws a 400, 413 or 415. */
export function readJson(request: Request): () => Promise<Record<string, unknown>> {
  let parsed: Promise<Record<string, unknown>> | undefined;
  const parse = async (): Promise<Record<string, unknown>> => {
    if (Number(request.headers.get('Content-Length') ?? 0) > MAX_BYTES) throw tooLarge();
    const type = request.headers.get('Content-Type') ?? '';
    if (!/^application\/json\b/i.test(type)) throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'mediaType');
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > MAX_BYTES) throw tooLarge();
    let value: unknown;
    try {
      value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    } catch {
      throw new ApiError(400, 'BAD_JSON', 'badJson');
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid();
    return value as Record<string, unknown>;
  };
  return () => {
    parsed ??= parse();
    return parsed;
  };
}

/** Reads a request's multipart form, up to `maxBytes`. Throws a 400, 413 or 415. */
export async function readForm(request: Request, maxBytes = MAX_FORM_BYTES): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get('Content-Type') ?? ''))
    throw new ApiError(415, 'UNSUPPORTED_MEDIA_TYPE', 'mediaType');
  const bytes = await request.clone().arrayBuffer();
  if (bytes.byteLength > maxBytes) throw tooLarge();
  try {
    return await request.formData();
  } catch {
    throw new ApiError(400, 'BAD_FORM', 'badForm');
  }
}
