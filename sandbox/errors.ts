import { type Lang, type MessageKey, type MessageValues, say } from './messages.ts';

export interface FieldError {
  field: string;
  key: MessageKey;
  values?: MessageValues;
}

/** A refusal that is sent to the caller: `{ message, errorMessages?, code }` (contract, Transport). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly key: MessageKey;
  readonly fields: FieldError[];
  readonly values: MessageValues;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    key: MessageKey,
    extra: { fields?: FieldError[]; values?: MessageValues; headers?: Record<string, string> } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.key = key;
    this.fields = extra.fields ?? [];
    this.values = extra.values ?? {};
    this.headers = extra.headers ?? {};
  }

  body(lang: Lang): Record<string, unknown> {
    const errorMessages = this.fields.map(({ field, key, values }) => ({
      field,
      message: say(lang, key, values),
    }));
    return {
      message: say(lang, this.key, this.values),
      ...(errorMessages.length > 0 && { errorMessages }),
      code: this.code,
    };
  }
}

export const notFound = (): ApiError => new ApiError(404, 'NOT_FOUND', 'notFound');
export const accessDenied = (): ApiError => new ApiError(403, 'ACCESS_DENIED', 'accessDenied');
export const unauthorized = (): ApiError => new ApiError(401, 'UNAUTHORIZED', 'unauthorized');
export const invalid = (...fields: FieldError[]): ApiError =>
  new ApiError(400, 'INVALID_REQUEST', 'badRequest', { fields });
/** A 409. With a field, its message is that field's too. */
export const conflict = (
  code: string,
  key: MessageKey,
  field?: string,
  values: MessageValues = {},
): ApiError => new ApiError(409, code, key, { values, ...(field && { fields: [{ field, key, values }] }) });
