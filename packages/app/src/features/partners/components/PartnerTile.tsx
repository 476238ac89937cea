import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { HiddenText } from '@ca-portal/ui/theme';
import { Monogram, PartnerCard } from '../PartnersPage.styles.js';
import type { Partner } from '../queries.js';
import { webLink } from '../web-link.js';

interface PartnerTileProps {
  partner: Partner;
  shape: 'soft' | 'round' | 'square';
  onVisit: (partner: Partner, address: URL) => void;
  onQualification: (partner: Partner) => void;
}

/** One partner: name, what was verified, since when, and one action. */
export function PartnerTile({ partner, shape, onVisit, onQualification }: PartnerTileProps) {
  const { name, monogram, logoUrl, qualification, since, status, link } = partner;
  const address = webLink(link);
  return (
    <PartnerCard>
      <div data-part="head">
        <Monogram data-shape={shape} aria-hidden="true">
          {logoUrl ? <img src={logoUrl} alt="" loading="lazy" /> : monogram}
        </Monogram>
        <div>
          <h3>{name}</h3>
          <span data-part="mark">
            <Icon name="check" />
            {status === 'verified' ? '资质已核验' : '已接入'}
          </span>
        </div>
      </div>
      <p>{qualification}</p>
      <div data-part="foot">
        <span>{since ? `${since} 年合作` : ''}</span>
        {address ? (
          <Button
            variant="text"
            size="sm"
            iconEnd={<Icon name="external" />}
            onClick={() => onVisit(partner, address)}
          >
            {status === 'verified' ? '访问网站' : '访问平台'}
            <HiddenText>，{name}</HiddenText>
          </Button>
        ) : status === 'verified' ? (
          <Button variant="text" size="sm" onClick={() => onQualification(partner)}>
            查看资质
            <HiddenText>，{name}</HiddenText>
          </Button>
        ) : null}
      </div>
    </PartnerCard>
  );
}
