/**
 * Address of a file that the server has made ready: `{host}/mh//common/download?fileName=…&delete=true`.
 *
 * Use it as the target of a plain link where the backend knows the user without a header (cookie, or one-time
 * names as the family's exports have); where the token travels in a header, as with our own server, call
 * `files.download`, which reads the same file. The doubled slash is the specification's own (7.1), and existing backends know the call
 * by it. `delete=true` removes the temporary copy, never the record.
 *
 * @param host Scheme and host of the backend, e.g. `https://portal.example.cn`; empty for the page's own.
 * @param fileName As the server gave it; any character is safe.
 */
export function downloadUrl(host: string, fileName: string): string {
  const base = host.replace(/\/+$/, '');
  return `${base}/mh//common/download?fileName=${encodeURIComponent(fileName)}&delete=true`;
}
