import { styled } from 'styled-components';

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
