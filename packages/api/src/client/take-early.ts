/** Gives the answer to a read that was asked for before this code had come; undefined where there is none. */
export type TakeEarly = (url: string, token: string | null) => Promise<Response> | undefined;
