import type { PortalConfig } from '@ca-portal/api/domain';

type Links = PortalConfig['links'];

/** Systems that a province may join; the server names them alike and writes their tickets. */
const systems = {
  contract: { name: '电子合同平台', link: 'contract' },
  exam: { name: '考试系统', link: 'exam' },
  assistant: { name: '智能助手', link: 'assistant' },
  'old-platform': { name: '原证书平台', link: 'oldPlatform' },
} as const satisfies Record<string, { name: string; link: keyof Links }>;
export type JumpSystem = keyof typeof systems;

export type JumpTarget =
  /** A system that knows our users: it is handed a one-time ticket. */
  | { kind: 'system'; system: JumpSystem; name: string; address: URL }
  /** A page of such a system, without a ticket. */
  | { kind: 'page'; name: string; address: URL }
  /** Joined nowhere in this province. */
  | { kind: 'absent'; name: string }
  | { kind: 'refused' };

const isSystem = (name: string): name is JumpSystem => Object.hasOwn(systems, name);

/** Characters that parsers drop, turn round or read as a slash; no honest address has them unescaped. */
const suspicious = /[\s\\\p{Cc}\p{Cf}]/u;

/** A web address written out in full, without a user name in front of its host. */
export function webAddress(text: string): URL | undefined {
  if (suspicious.test(text) || !/^https?:\/\/[^/?#@]+(?:[/?#]|$)/i.test(text)) return undefined;
  return URL.canParse(text) ? new URL(text) : undefined;
}

/** The system to whose origin an address belongs: scheme, host and port all have to agree. */
export function systemOf(text: string, links: Links): JumpSystem | undefined {
  const url = webAddress(text);
  if (!url) return undefined;
  return (Object.keys(systems) as JumpSystem[]).find(
    (system) => webAddress(links[systems[system].link])?.origin === url.origin,
  );
}

/**
 * Where `/jumpForm?target=` or `?url=` leads. Only systems that the province has configured: an address from
 * anywhere else is refused, however it is written, because our name would vouch for it.
 */
export function jumpTarget(params: URLSearchParams, links: Links): JumpTarget {
  const [target, ...moreTargets] = params.getAll('target');
  const [page, ...morePages] = params.getAll('url');
  // Said twice it means two things to two readers.
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

/** The address that the server wrote for a system, if it really belongs to that system. */
export const ticketAddress = (url: string, system: JumpSystem, links: Links): URL | undefined =>
  webAddress(url)?.origin === webAddress(links[systems[system].link])?.origin ? webAddress(url) : undefined;
