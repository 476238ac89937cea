import { styled } from 'styled-components';

/** Tabs reach the card's edges. */
export const TabBar = styled.div`
  padding-inline: var(--ca-card-pad);
  border-bottom: 1px solid var(--ca-border-1);

  > [data-component='Tabs'] > [data-part='list'] {
    margin-bottom: -1px;
  }
`;

export const Tickets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(27rem, 100%), 1fr));
  gap: var(--ca-s-4);

  > li > [data-component='CouponCard'] {
    height: 100%;
  }
`;

export const Inside = styled.div`
  padding: var(--ca-card-pad);
`;

export const Foot = styled.div`
  padding: var(--ca-s-4) var(--ca-card-pad);
  border-top: 1px solid var(--ca-border-1);
`;

export const Section = styled.section`
  margin-top: var(--ca-s-6);

  > h2 {
    margin-bottom: var(--ca-s-3);
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
`;

export const Filters = styled.search`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  margin-bottom: var(--ca-s-4);
`;

export const Rules = styled.ul`
  display: grid;
  gap: var(--ca-s-2);
  padding-left: 1.2em;
  list-style: disc;
`;
