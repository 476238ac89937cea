import { LinkButton } from '@ca-portal/ui/button';
import { styled } from 'styled-components';

export const OrderLink = styled.a`
  font-family: var(--ca-font-mono);
  font-weight: var(--ca-fw-strong);
  white-space: nowrap;
`;

export const CompanyCell = styled.div`
  strong {
    display: block;
    font-weight: var(--ca-fw-strong);
  }
  span {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
`;

export const RowAction = styled(LinkButton)`
  @media (max-width: 767.98px) {
    flex: 1;
    min-height: 44px;
  }
`;
