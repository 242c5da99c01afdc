import * as v from 'valibot';
import { ApiError } from './errors.ts';
import { parseJson } from './json.ts';
import { flag, text } from './shapes.ts';

/** Reads a response of the merchant API: its data, or the error. */

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

/** A response with its body. */
export interface Answer {
  response: Response;
  text: string;
}

// One malformed message must not hide the others.
const FieldMessageSchema = v.union([
  v.object({ field: text, message: v.string() }),
  v.pipe(
    v.string(),
    v.transform((message) => ({ message })),
  ),
]);
const ErrorBodySchema = v.object({
  success: v.fallback(v.nullish(flag, true), true),
  message: v.fallback(text, undefined),
  errorMessages: v.fallback(v.nullish(v.array(v.fallback(v.nullable(FieldMessageSchema), null)), []), []),
  code: v.fallback(text, undefined),
});

/**
 * Reads `data` of a response with the schema, and the response's reference code.
 *
 * @throws {ApiError} for a refusal, or a body that does not match
 */
export function readAnswer<S extends Schema>(schema: S, { response, text }: Answer, sentId: string) {
  const { status, ok, headers } = response;
  const requestId = headers.get('X-Request-Id') ?? sentId;
  const json = parseJson(text);
  const parsed = v.safeParse(ErrorBodySchema, json);
  const { success = true, message, errorMessages = [], code } = parsed.success ? parsed.output : {};
  if (!ok || !success) {
    const fieldMessages = errorMessages.filter((one) => one !== null);
    throw new ApiError({ kind: ok ? 'refused' : 'http', status, code, message, fieldMessages, requestId });
  }
  const answer = v.safeParse(v.object({ data: schema }), json);
  if (answer.success) return { data: answer.output.data as v.InferOutput<S>, code: requestId };
  throw new ApiError({ kind: 'malformed', status, requestId, cause: answer.issues });
}
