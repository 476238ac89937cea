/** Returns the pending answer of a read that started before this code was loaded; undefined when there is none. */
export type TakeEarly = (url: string, token: string | null) => Promise<Response> | undefined;
