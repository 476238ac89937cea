import { z } from 'zod';
import { validators } from '../contract/fields.js';
import type { FieldLimits } from './field-limits.js';

/** Limits that can be written to a file: a validator is given by its name. */
export type WrittenLimits = Omit<FieldLimits, 'check' | 'items'> & { check?: string; items?: WrittenLimits };
type Reader = (schema: z.ZodType) => WrittenLimits;

const own = (text: string | undefined): string | undefined =>
  text !== undefined && /\p{Script=Han}/u.test(text) ? text : undefined;
const issueOf = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0];

/** Whether an empty value is refused, and the contract's own message: that for a text or list that is too short. */
function requiredBy(schema: z.ZodType, nothing: unknown): Pick<WrittenLimits, 'required'> {
  const issue = issueOf(schema, nothing);
  if (!issue) return {};
  return { required: (issue.code === 'too_small' && own(issue.message)) || true };
}

/** The checks of a schema beyond its type. */
const checksOf = (schema: z.ZodString | z.ZodArray): readonly Check[] =>
  (schema.def.checks ?? []).map((check) => check._zod.def as Check);
interface Check {
  readonly check: string;
  readonly pattern?: RegExp;
  readonly minimum?: number;
  readonly maximum?: number;
}

function ofText(schema: z.ZodString): WrittenLimits {
  const { minLength, maxLength } = schema;
  const pattern = checksOf(schema).find((check) => check.pattern)?.pattern;
  // No pattern accepts this value, so the refusal contains the message.
  const refused = schema.safeParse(`\u0000${'x'.repeat(minLength ?? 0)}`).error?.issues ?? [];
  const wrong = pattern && own(refused.find(({ code }) => code === 'invalid_format')?.message);
  return {
    ...requiredBy(schema, ''),
    ...(minLength !== null && minLength > 1 ? { minLength } : {}),
    ...(maxLength === null ? {} : { maxLength }),
    ...(pattern ? { pattern } : {}),
    ...(wrong ? { wrong } : {}),
  };
}

/** Zod reports JavaScript's own limits of whole numbers, too: those are left out. */
const isSaid = (limit: number | null): limit is number =>
  limit !== null && Number.isInteger(limit) && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

function ofNumber({ minValue, maxValue, isInt }: z.ZodNumber): WrittenLimits {
  return {
    required: true,
    ...(isSaid(minValue) ? { min: minValue } : {}),
    ...(isSaid(maxValue) ? { max: maxValue } : {}),
    ...(isInt ? { whole: true as const } : {}),
  };
}

/** Codes of lists are chosen; what is longer is typed. */
const longestCode = 20;

function ofList(schema: z.ZodArray<z.ZodType>): WrittenLimits {
  const checks = checksOf(schema);
  const minimum = checks.find(({ check }) => check === 'min_length')?.minimum;
  const maximum = checks.find(({ check }) => check === 'max_length')?.maximum;
  const items = limitsOf(schema.element);
  return {
    ...requiredBy(schema, []),
    ...(minimum === undefined || minimum < 2 ? {} : { minItems: minimum }),
    ...(maximum === undefined ? {} : { maxItems: maximum }),
    // The entries of a choice are not typed, so they need no limits.
    ...(items.check || items.pattern || (items.maxLength ?? 0) > longestCode ? { items } : {}),
  };
}

/** One of several schemas, usually because the empty text is allowed, too: the limits of the one that is no literal. */
function ofUnion({ options }: z.ZodUnion<readonly z.ZodType[]>): WrittenLimits {
  const { required: _, ...limits } = limitsOf(
    options.find((one) => !(one instanceof z.ZodLiteral)) ?? z.unknown(),
  );
  return limits;
}

/** The limits of a schema; empty if only the server can check it. */
export const limitsOf: Reader = (schema) => {
  const validator = validators.get(schema);
  if (validator) {
    return { ...requiredBy(schema, ''), ...validator };
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    const { required: _, ...limits } = limitsOf(schema.unwrap() as z.ZodType);
    return limits;
  }
  if (schema instanceof z.ZodUnion) return ofUnion(schema as z.ZodUnion<readonly z.ZodType[]>);
  if (schema instanceof z.ZodString) return ofText(schema);
  if (schema instanceof z.ZodNumber) return ofNumber(schema);
  if (schema instanceof z.ZodArray) return ofList(schema as z.ZodArray<z.ZodType>);
  if (schema instanceof z.ZodEnum) return requiredBy(schema, '');
  return {};
};

/** The fields of a body; of a union, those of all its members. */
export function fieldsOf(body: z.ZodType): Readonly<Record<string, z.ZodType>> {
  if (body instanceof z.ZodUnion)
    return Object.assign({}, ...(body.options as z.ZodType[]).map(fieldsOf).toReversed());
  return body instanceof z.ZodObject ? (body.shape as Record<string, z.ZodType>) : {};
}
