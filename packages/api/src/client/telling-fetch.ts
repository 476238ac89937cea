const nullBody = new Set([204, 205, 304]);

function headersOf(xhr: XMLHttpRequest): Headers {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const at = line.indexOf(':');
    if (at > 0) headers.append(line.slice(0, at), line.slice(at + 1).trim());
  }
  return headers;
}

/** A minimal `fetch` for uploads with progress, which only the older XMLHttpRequest reports. */
export const tellingFetch =
  (onProgress: (share: number) => void) =>
  (
    url: string,
    { method, headers, body, credentials, signal }: RequestInit & { signal: AbortSignal },
  ): Promise<Response> =>
    new Promise((resolve, reject) => {
      const xhr = new XMLHttpRequest();
      const fail = () => reject(new TypeError('no answer'));
      if (signal.aborted) {
        fail();
        return;
      }
      xhr.open(method ?? 'GET', url);
      xhr.withCredentials = credentials === 'include';
      xhr.responseType = 'arraybuffer';
      for (const [name, value] of new Headers(headers)) xhr.setRequestHeader(name, value);
      xhr.upload.onprogress = ({ loaded, total }) => onProgress(total ? Math.min(1, loaded / total) : 0);
      xhr.onload = () =>
        resolve(
          new Response(nullBody.has(xhr.status) ? null : (xhr.response as ArrayBuffer), {
            status: xhr.status,
            headers: headersOf(xhr),
          }),
        );
      xhr.onerror = fail;
      signal.addEventListener('abort', () => {
        xhr.abort();
        fail();
      });
      xhr.send(body as XMLHttpRequestBodyInit);
    });
