import { HttpResponse } from 'msw';
import { errorCodes, errorSentence, type ErrorKey, type ErrorParams } from '../domain/index.js';

/** Thrown by a resolver to refuse a request. Created by `refuse`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly key: ErrorKey;
  readonly params: ErrorParams;
  readonly details: unknown;

  constructor(key: ErrorKey, params: ErrorParams = {}, details: unknown = null) {
    super(key);
    this.key = key;
    this.params = params;
    this.details = details;
  }

  /** A refusal is sent as HTTP 200 with its own code. */
  answer() {
    return HttpResponse.json({
      code: errorCodes[this.key],
      msg: errorSentence(this.key, this.params),
      data: this.details,
    });
  }
}

/**
 * A refusal of the error table for a resolver to throw.
 * @example mock(session.login, ({ body }) => { if (body.code !== '12') throw refuse('captchaWrong'); … })
 */
export const refuse = (key: ErrorKey, params?: ErrorParams, details?: unknown): Refusal =>
  new Refusal(key, params, details);
