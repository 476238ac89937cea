import { z } from 'zod';
import type { Permission, RoleId } from '../domain/index.js';

/** The HTTP methods of the contract. */
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * How the answer is packed.
 * `data`: `{code,msg,data}` · `rows`: `{code,msg,rows,total}` · `flat`: the fields stand beside code and msg, as
 * the API family answers some calls · `message`: the value itself is the msg (configuration keys, holder's name)
 * · `binary`: a file; a refusal comes as JSON all the same · `text`: a bare word, as payment gateways expect.
 */
export type Envelope = 'data' | 'rows' | 'flat' | 'message' | 'binary' | 'text';

/**
 * Who may call.
 * `public`: anybody · `user`: a session, of one of the roles or with the permission where they are named;
 * ownership of the record is checked in the module · `signed`: no session, the body proves itself.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'user'; readonly roles?: readonly RoleId[]; readonly permission?: Permission }
  | { readonly kind: 'signed' };

/** The row is open to everybody. */
export const anybody = { kind: 'public' } as const satisfies Access;
/** The row is open to whoever is logged in. */
export const signedIn = { kind: 'user' } as const satisfies Access;

/** A file that came back from a call with the envelope `binary`. Its type is `content.type`. */
export interface BinaryFile {
  /** The name that the server gave it. */
  readonly fileName: string;
  /** The bytes. */
  readonly content: Blob;
}

/** Describes the file of a row with the envelope `binary`, in place of a schema of its bytes. */
export const fileFacts = z.object({ fileName: z.string().min(1).max(200), contentType: z.string().max(100) });

/** What a row takes as a file: a part of a multipart body, its text fields being the row's `body`. */
export interface UploadRule {
  /** Name of the part: `file`, or `avatarfile` for portraits (API family). */
  readonly field: string;
  /** How many files are taken under that name. @default 1 */
  readonly most?: number;
  /** The largest file that is taken. */
  readonly maxBytes: number;
  /** Media types, as the server sniffs them. */
  readonly types: readonly string[];
}

type Schema = z.ZodType;
type OutputOf<S> = S extends Schema ? z.output<S> : undefined;

/** One row of the contract. Paths hold `{name}` for each path parameter. */
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
  /** What it is for, in one line. */
  readonly summary: string;
  /** Where the call comes from: a section of the specification that the portal was built after, or `ours`. */
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
  /** How the body travels. @default 'json' */
  readonly bodyType?: 'json' | 'form';
  /** The call carries a file: the body travels as multipart, its text fields beside the file. */
  readonly upload?: Upload;
  /**
   * May be sent again at once with the same body: it only reads, names its own idempotency key, or does no
   * harm twice. All other POSTs are refused by the client when they repeat within three seconds.
   * @default true for `rows`, `binary` and uploads, false otherwise
   */
  readonly repeatable?: boolean;
  /**
   * Which token the call carries: the login's, the second one of the prepaid account, or an access key in the
   * place of both. @default 'login'
   */
  readonly token?: 'payment' | 'accessKey';
  /** A GET that changes something, as the family has some: the client never sends it again by itself nor shares it. */
  readonly writes?: true;
  /**
   * A write of a logged-in person that makes something new and has no key of its own in its input (`requestId`,
   * `version`, the record in its path): sent again within three seconds the server does it once and answers twice.
   */
  readonly once?: true;
  /**
   * The answer holds something that opens a door by itself: a token, a link with one, a code. It leaves uncompressed: the
   * length of a compressed body that also holds a sender's text would tell the secret letter by letter (BREACH).
   */
  readonly secret?: true;
  /** The user-info call: where no answer comes, the user reads that the login has expired. */
  readonly provesLogin?: true;
  /** In an envelope of rows the schema of one row; in `flat` of the fields; in `binary` it is `fileFacts`. */
  readonly response: Response;
  /** A call that works, in English names: for mocks, documentation and the conformance test. */
  readonly example: {
    readonly params?: OutputOf<Params>;
    readonly query?: OutputOf<Query>;
    readonly body?: OutputOf<Body>;
    readonly response: z.output<Response>;
  };
}

/** Declares a row; only there to infer its types. */
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

/** Whether the client lets the same call go out twice in a row; see `Endpoint.repeatable`. */
export const isRepeatable = (row: Endpoint): boolean =>
  row.repeatable ?? (row.method !== 'POST' || ['rows', 'binary'].includes(row.envelope) || !!row.upload);

/** Rows that belong together, by name. */
export type Group = { readonly [operation: string]: Endpoint };

type Given<Key extends string, S> = S extends Schema ? { readonly [K in Key]: z.output<S> } : unknown;
type GivenFile<U> = U extends UploadRule ? { readonly file: File } : unknown;

/** What a caller hands over, in English names. */
export type InputOf<E extends Endpoint> =
  E extends Endpoint<infer P, infer Q, infer B, infer _R, infer _K, infer U>
    ? Given<'params', P> & Given<'query', Q> & Given<'body', B> & GivenFile<U>
    : never;

/** A page of rows with the number of all. */
export interface Page<Row> {
  /** The rows of this page. */
  rows: Row[];
  /** How many there are on all pages. */
  total: number;
}

/** What a caller gets back, unpacked and in English names. */
export type ResultOf<E extends Endpoint> =
  E extends Endpoint<infer _P, infer _Q, infer _B, infer R, infer K, infer _U>
    ? K extends 'rows'
      ? Page<z.output<R>>
      : K extends 'binary'
        ? BinaryFile
        : z.output<R>
    : never;
