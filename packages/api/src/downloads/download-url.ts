/**
 * Address of a file that the server has prepared: `{host}/mh//common/download?fileName=…&delete=true`. Use it as the
 * target of a plain link where the backend knows the user without a header (cookie, or one-time names as the family's
 * exports have); where the token is sent in a header, as with our own server, call `files.download`, which reads the
 * same file. The double slash comes from the specification (7.1), and existing backends expect it. `delete=true`
 * removes the temporary copy, never the record.
 * @param host Scheme and host of the backend, e.g. `https://portal.example.cn`; empty for the page's own.
 * @param fileName As returned by the server; any character is safe.
 */
export function downloadUrl(host: string, fileName: string): string {
  const base = host.replace(/\/+$/, '');
  return `${base}/mh//common/download?fileName=${encodeURIComponent(fileName)}&delete=true`;
}
