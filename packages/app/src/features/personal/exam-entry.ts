/** Where 考试报名 leads. `withData`: the exam knows who comes; without, it opens its plain login page. */
export interface ExamTarget {
  href: string;
  withData: boolean;
}

const webAddress = (address: string | null | undefined): URL | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
};

/**
 * The server's address first, then the province's plain page; nothing where there is neither (spec 7.9). The
 * server may be unreachable or know no data: that is no reason to keep anybody from the exam's own login.
 */
export function examTarget(fromServer: string | null | undefined, plainPage: string): ExamTarget | undefined {
  const url = webAddress(fromServer) ?? webAddress(plainPage);
  return url && { href: url.href, withData: url.searchParams.has('idCardNum') };
}
