import type { ComponentPropsWithRef, CSSProperties } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { formatThousands } from '../formats/index.js';
import { phoneHref } from '../formats/phone.js';
import { Link } from '../link/index.js';
import { type Brand, Logo } from '../logo/index.js';
import { Skeleton } from '../skeleton/index.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { FooterRoot } from './Footer.styles.js';
import { zhFooter } from './Footer.zh.js';

/** A column of links in the footer. */
export interface FooterColumn {
  /** Heading of the column. */
  title: string;
  /** Links of the column; `external` ones open in a new window. */
  links: readonly { label: string; href: string; external?: boolean }[];
}

export interface FooterProps extends Omit<ComponentPropsWithRef<'footer'>, 'children'> {
  /** Name and logo of the province. */
  brand: Brand;
  /** Static links; they stay when the rest fails to load. Three columns fill the width. */
  columns: readonly FooterColumn[];
  /** `loading`: skeletons for server data; `failed`: only known data is shown. @default 'ready' */
  state?: 'ready' | 'loading' | 'failed';
  /** Host organization. A missing field hides its line and label. */
  organization?: string;
  /** Address. */
  address?: string;
  /** Email address. */
  email?: string;
  /** Site visits. */
  visits?: number;
  /** 公安备案号, as displayed. */
  policeFiling?: string;
  /** 电子认证服务许可证, as displayed. */
  license?: string;
  /** A further record number, such as ICP, as displayed. */
  recordNumber?: string;
  /** Opens a new window. */
  oldPlatformHref?: string;
  /** Service hotline number. */
  hotline?: string;
  /** Working hours of the hotline. */
  hours?: string;
}

/** The footer of every public page: who runs the portal, links to its sections, the legally required numbers. */
export function Footer({
  brand,
  columns: givenColumns,
  state = 'ready',
  organization,
  address,
  email,
  visits,
  policeFiling,
  license,
  recordNumber,
  oldPlatformHref,
  hotline,
  hours,
  style,
  ...rest
}: FooterProps) {
  const words = useWords('footer', zhFooter);
  const columns = itemsOf(givenColumns);
  const loading = state === 'loading';
  // A negative count is not shown; equal numbers of two fields are shown once.
  const counted = typeof visits === 'number' && Number.isFinite(visits) && visits >= 0;
  const visitCount = counted ? words.visits(formatThousands(visits)) : undefined;
  const numbers = [...new Set([visitCount, policeFiling, license, recordNumber])].filter((text) => text);

  return (
    <FooterRoot
      {...rest}
      data-component="Footer"
      data-state={state}
      // `repeat(0)` is invalid: without links an empty column keeps the hotline beside the host.
      style={{ '--footer-columns': columns.length || 1, ...style } as CSSProperties}
    >
      <div>
        <div data-part="top">
          <div data-part="host">
            <Logo brand={brand} />
            <ul>
              {organization ? <li>{words.organization(organization)}</li> : null}
              {address ? <li>{words.address(address)}</li> : null}
              {email ? (
                <li>
                  {words.email}
                  <a href={`mailto:${email}`}>{email}</a>
                </li>
              ) : null}
            </ul>
          </div>
          {columns.map((column, place) => (
            <div key={`${column.title} ${place}`} data-part="column">
              <h2>{column.title}</h2>
              <ul>
                {itemsOf(column.links).map((link, index) => (
                  <li key={`${link.label} ${index}`}>
                    <Link href={link.href} external={link.external}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {hotline ? (
            <div data-part="hotline">
              <h2>{words.hotline}</h2>
              <p data-part="number">
                <a href={phoneHref(hotline)}>{hotline}</a>
              </p>
              {hours ? <p>{hours}</p> : null}
            </div>
          ) : null}
        </div>
        {loading || numbers.length > 0 || oldPlatformHref ? (
          <div data-part="bottom" aria-busy={loading || undefined}>
            {loading ? (
              <>
                <HiddenText>{words.loading}</HiddenText>
                <Skeleton width="10em" />
                <Skeleton width="14em" />
                <Skeleton width="16em" />
              </>
            ) : (
              numbers.map((text) => <span key={text}>{text}</span>)
            )}
            {oldPlatformHref ? (
              <Link href={oldPlatformHref} external>
                {words.oldPlatform}
              </Link>
            ) : null}
          </div>
        ) : null}
      </div>
    </FooterRoot>
  );
}
