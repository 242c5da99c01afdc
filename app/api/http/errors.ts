/**
 * The kinds of failed calls that the portal treats differently. `refused` is a 2xx with `success: false`: a read has
 * failed; `money/` decides what it means for a write that moves money. `read-only` never left the browser.
 */
export type ApiErrorKind =
  | 'http'
  | 'refused'
  | 'network'
  | 'timeout'
  | 'malformed'
  | 'session-ended'
  | 'read-only';

/** A message of the server about one field of a form (specification 8, `errorMessages`). */
export interface FieldMessage {
  field?: string | undefined;
  message: string;
}

interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status, if there was a response. */
  status?: number | undefined;
  /** The server's own code, if it sent one. */
  code?: string | undefined;
  /** The server's message, in the language of the page. */
  message?: string | undefined;
  fieldMessages?: FieldMessage[] | undefined;
  /** The reference code that support can look up: `X-Request-Id`. */
  requestId: string;
  cause?: unknown;
}

/** Any failed call of the merchant API. An aborted call is not one: it rejects with the signal's `AbortError`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly serverMessage: string | undefined;
  readonly fieldMessages: FieldMessage[];
  readonly requestId: string;

  constructor({ kind, status, code, message, fieldMessages = [], requestId, cause }: ApiErrorDetails) {
    super(message ?? `${kind} ${status ?? ''}`.trim(), { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.serverMessage = message;
    this.fieldMessages = fieldMessages;
    this.requestId = requestId;
  }

  /** 500 or above: the server's fault, worth a warning (specification 8). */
  get isServerFault() {
    return (this.status ?? 0) >= 500;
  }

  /** 403 of the service: signed in, but not allowed. */
  get isForbidden() {
    return this.status === 403 && !this.isBlocked;
  }

  /** 403 without a message of the service, such as a firewall's page: it says nothing about a permission. */
  get isBlocked() {
    const isSaid = this.code ?? this.serverMessage ?? this.fieldMessages[0];
    return this.status === 403 && isSaid === undefined;
  }

  /** 404: does not exist, or belongs to another business (the service does not tell them apart on purpose). */
  get isNotFound() {
    return this.status === 404;
  }
}

/**
 * A record that was looked up in a list, because no call reads a single one.
 *
 * @throws {ApiError} 404 if there is none
 */
export function foundIn<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new ApiError({ kind: 'http', status: 404, requestId: '' });
  return row;
}

/** The reference code of any error, to show beside its message. */
export function referenceOf(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.requestId;
  return error instanceof Error ? referenceOf(error.cause) : undefined;
}
