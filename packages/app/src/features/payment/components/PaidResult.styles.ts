import { styled } from 'styled-components';

export const PaidCard = styled.section`
  position: relative;
  overflow: hidden;
  padding: var(--ca-s-10) var(--ca-s-8) var(--ca-s-12);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  text-align: center;

  > [data-component='Wave'] {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 9rem;
    color: var(--ca-motif);
  }
  [data-mode='elder'] & > [data-component='Wave'] {
    display: none;
  }
  h1 {
    margin-top: var(--ca-s-5);
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  > p {
    margin-top: var(--ca-s-1);
    color: var(--ca-text-2);
  }
  > p b {
    color: var(--ca-text-1);
    font-weight: var(--ca-fw-strong);
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-8) var(--ca-s-4);
  }
`;

export const PaidTick = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: max(4rem, 56px);
  height: max(4rem, 56px);
  margin: 0 auto;
  border: 6px solid var(--ca-bg-surface);
  border-radius: 50%;
  background: var(--ca-success-solid);
  color: var(--ca-text-on-brand);

  > svg {
    width: 2rem;
    height: 2rem;
  }
`;

export const TrackBox = styled.div`
  max-width: 58rem;
  margin: var(--ca-s-8) auto;
  text-align: left;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ca-s-2);

  /* one column on phones, instead of two and one */
  @media (max-width: 767.98px) {
    display: grid;
  }
`;

export const TwoCards = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ca-s-6);
  margin-top: var(--ca-s-6);

  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Meanwhile = styled.ul`
  display: grid;

  > li {
    display: flex;
    gap: var(--ca-s-4);
    padding: var(--ca-s-3) 0;
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  > li > span:first-child {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-sunken);
    color: var(--ca-text-2);
  }
  strong {
    display: block;
    font-weight: var(--ca-fw-strong);
  }
  strong + span {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const Mono = styled.span`
  font-family: var(--ca-font-mono);
  overflow-wrap: anywhere;
`;
