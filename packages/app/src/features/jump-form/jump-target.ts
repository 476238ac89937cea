import type { PortalConfig } from '@ca-portal/api/domain';

type Links = PortalConfig['links'];

/** Systems that a province may configure; the server uses the same names and creates their tickets. */
const systems = {
  contract: { name: '电子合同平台', link: 'contract' },
  exam: { name: '考试系统', link: 'exam' },
  assistant: { name: '智能助手', link: 'assistant' },
  'old-platform': { name: '原证书平台', link: 'oldPlatform' },
} as const satisfies Record<string, { name: string; link: keyof Links }>;
export type JumpSystem = keyof typeof systems;

export type JumpTarget =
  /** A system that knows our users: it gets a one-time ticket. */
  | { kind: 'system'; system: JumpSystem; name: string; address: URL }
  /** A page of such a system, without a ticket. */
  | { kind: 'page'; name: string; address: URL }
  /** Not configured in this province. */
  | { kind: 'absent'; name: string }
  | { kind: 'refused' };

const isSystem = (name: string): name is JumpSystem => Object.hasOwn(systems, name);

/** Characters that parsers drop, reorder or read as a slash; a valid address has them escaped. */
const suspicious = /[\s\\\p{Cc}\p{Cf}]/u;

/** A complete web address, without a user name before its host. */
export function webAddress(text: string): URL | undefined {
  if (suspicious.test(text) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text)) return undefined;
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** The system with the origin of an address: scheme, host and port must all be equal. */
export function systemOf(text: string, links: Links): JumpSystem | undefined {
  const url = webAddress(text);
  if (!url) return undefined;
  return (Object.keys(systems) as JumpSystem[]).find(
    (system) => webAddress(links[systems[system].link])?.origin === url.origin,
  );
}

/**
 * The target of `/jumpForm?target=` or `?url=`. Only systems that the province has configured: any other address is
 * refused, however it is written, because users would trust it for our name.
 */
export function jumpTarget(params: URLSearchParams, links: Links): JumpTarget {
  const [target, ...moreTargets] = params.getAll('target');
  const [page, ...morePages] = params.getAll('url');
  // A duplicate parameter is ambiguous between parsers.
  if (moreTargets.length > 0 || morePages.length > 0) return { kind: 'refused' };
  if (target !== undefined && page === undefined) {
    if (!isSystem(target)) return { kind: 'refused' };
    const { name, link } = systems[target];
    const address = webAddress(links[link]);
    return address ? { kind: 'system', system: target, name, address } : { kind: 'absent', name };
  }
  const system = page === undefined || target !== undefined ? undefined : systemOf(page, links);
  const address = page === undefined ? undefined : webAddress(page);
  return system && address ? { kind: 'page', name: systems[system].name, address } : { kind: 'refused' };
}

/** The server's address for a system, if it really belongs to that system. */
export const ticketAddress = (url: string, system: JumpSystem, links: Links): URL | undefined =>
  webAddress(url)?.origin === webAddress(links[systems[system].link])?.origin ? webAddress(url) : undefined;
