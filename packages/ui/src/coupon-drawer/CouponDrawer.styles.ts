import { styled } from 'styled-components';

export const CouponList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-3);

  /* a thousand tickets: those outside the view are not rendered */
  & > li {
    content-visibility: auto;
    contain-intrinsic-size: auto 6rem;
    overflow: visible;
  }
`;

/** An empty or failed list, with its action. */
export const Nothing = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ca-s-2);
  padding: var(--ca-s-10) 0;
  color: var(--ca-text-2);
  text-align: center;

  & > strong {
    color: var(--ca-text-1);
  }
  & > svg {
    color: var(--ca-motif-strong);
  }
`;

export const Count = styled.span`
  margin-left: var(--ca-s-1);
`;

export const Links = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  gap: var(--ca-s-3);
`;
