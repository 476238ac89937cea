import { z } from 'zod';
import type { Permission, RoleId } from '../domain/index.js';

/** The HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * The envelope of the answer. `data`: `{code,msg,data}` · `rows`: `{code,msg,rows,total}` · `flat`: the fields are
 * beside code and msg, as the API family answers some calls · `message`: the value itself is the msg (configuration
 * keys, holder's name) · `binary`: a file; a refusal is JSON all the same · `text`: a plain word, as payment gateways
 * expect.
 */
export type Envelope = 'data' | 'rows' | 'flat' | 'message' | 'binary' | 'text';

/**
 * Authorization. `public`: anybody · `user`: a session, with one of the roles or the permission if they are named;
 * the module checks the ownership of the record · `signed`: no session, the body is signed.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'user'; readonly roles?: readonly RoleId[]; readonly permission?: Permission }
  | { readonly kind: 'signed' };

/** Accessible to everybody. */
export const anybody = { kind: 'public' } as const satisfies Access;
/** Accessible to every logged-in user. */
export const signedIn = { kind: 'user' } as const satisfies Access;

/** A file from a call with the envelope `binary`. Its type is `content.type`. */
export interface BinaryFile {
  /** The file name from the server. */
  readonly fileName: string;
  /** The bytes. */
  readonly content: Blob;
}

/** Describes the file of a row with the envelope `binary`, instead of a schema of its bytes. */
export const fileFacts = z.object({ fileName: z.string().min(1).max(200), contentType: z.string().max(100) });

/** The file input of a row: a part of a multipart body, whose text fields are the row's `body`. */
export interface UploadRule {
  /** Name of the part: `file`, or `avatarfile` for portraits (API family). */
  readonly field: string;
  /** Maximum number of files under that name. @default 1 */
  readonly most?: number;
  /** Maximum size of a file. */
  readonly maxBytes: number;
  /** Media types, as detected by the server. */
  readonly types: readonly string[];
}

type Schema = z.ZodType;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** One row of the contract. Paths contain `{name}` for each path parameter. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
  Kind extends Envelope = Envelope,
  Upload extends UploadRule | undefined = UploadRule | undefined,
> {
  /** The HTTP method. */
  readonly method: Method;
  /** The path below the base, with `{name}` for each parameter. */
  readonly path: string;
  /** Its purpose, in one line. */
  readonly summary: string;
  /** Source of the call: a section of the portal's specification, or `ours`. */
  readonly source: string;
  /** Who may call it. */
  readonly access: Access;
  /** How the answer is wrapped. */
  readonly envelope: Kind;
  /** Schema of the path's parameters. */
  readonly params?: Params;
  /** Schema of the query. */
  readonly query?: Query;
  /** Schema of the body. */
  readonly body?: Body;
  /** Encoding of the body. @default 'json' */
  readonly bodyType?: 'json' | 'form';
  /** The call has a file: the body is multipart, with text fields beside the file. */
  readonly upload?: Upload;
  /**
   * May be repeated at once with the same body: it only reads, has its own idempotency key, or is harmless
   * twice. The client refuses all other POSTs when they repeat within three seconds.
   * @default true for `rows`, `binary` and uploads, false otherwise
   */
  readonly repeatable?: boolean;
  /**
   * The token of the call: that of the login, the second one of the prepaid account, or an access key instead of
   * both. @default 'login'
   */
  readonly token?: 'payment' | 'accessKey';
  /** A GET with side effects, as the family has some: the client never retries or shares it. */
  readonly writes?: true;
  /**
   * A write of a logged-in user that creates something and has no key of its own in its input (`requestId`,
   * `version`, the record in its path): repeated within three seconds, the server runs it once and answers twice.
   */
  readonly once?: true;
  /**
   * The answer holds something that opens a door by itself: a token, a link with one, a code. It leaves uncompressed: the
   * length of a compressed body that also holds a sender's text would tell the secret letter by letter (BREACH).
   */
  readonly secret?: true;
  /**
   * Not for an access key of a script, whatever its groups: the call sets a password or phone, or opens accounts, and with
   * that a script could make itself another way in.
   */
  readonly notByKey?: true;
  /** The user-info call: where no answer comes, the user reads that the login has expired. */
  readonly provesLogin?: true;
  /** For an envelope of rows the schema of one row; for `flat` of the fields; for `binary` it is `fileFacts`. */
  readonly response: Response;
  /** A valid call in English names: for mocks, documentation and the conformance test. */
  readonly example: {
    readonly params?: OutputOf<Params>;
    readonly query?: OutputOf<Query>;
    readonly body?: OutputOf<Body>;
    readonly response: z.output<Response>;
  };
}

/** Declares a row; exists only to infer its types. */
export function endpoint<
  Response extends Schema,
  Kind extends Envelope,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Upload extends UploadRule | undefined = undefined,
>(
  row: Endpoint<Params, Query, Body, Response, Kind, Upload>,
): Endpoint<Params, Query, Body, Response, Kind, Upload> {
  return row;
}

/** Whether the client allows the same call twice in a row; see `Endpoint.repeatable`. */
export const isRepeatable = (row: Endpoint): boolean =>
  row.repeatable ?? (row.method !== 'POST' || ['rows', 'binary'].includes(row.envelope) || !!row.upload);

/** Rows of one group, by name. */
export type Group = { readonly [operation: string]: Endpoint };

type Given<Key extends string, S> = S extends Schema ? { readonly [K in Key]: z.output<S> } : unknown;
type GivenFile<U> = U extends UploadRule ? { readonly file: File } : unknown;

/** Input of a call, in English names. */
export type InputOf<E extends Endpoint> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R, infer _K, infer U>
    ? Given<'params', P> & Given<'query', Q> & Given<'body', B> & GivenFile<U>
    : never;

/** A page of rows with the total number. */
export interface Page<Row> {
  /** The rows of this page. */
  rows: Row[];
  /** The total number of rows. */
  total: number;
}

/** Output of a call, unpacked and in English names. */
export type ResultOf<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R, infer K, infer _U>
    ? K extends 'rows'
      ? Page<z.output<R>>
      : K extends 'binary'
        ? BinaryFile
        : z.output<R>
    : never;
