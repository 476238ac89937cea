import { Card } from '@ca-portal/ui/card';
import { styled } from 'styled-components';

/** Tabs reach the card's edges; what they show brings its own margins. */
export const TabbedCard = styled(Card)`
  [role='tablist'] {
    padding: 0 var(--ca-card-pad);
  }
  [role='tabpanel'] {
    padding: 0;
  }
  [data-part='text'],
  [role='tabpanel'] > [data-component='Empty'],
  > [data-component='Empty'] {
    padding: var(--ca-card-pad);
  }
`;

export const HeroRoot = styled.section`
  display: grid;
  grid-template-columns: 34rem minmax(0, 1fr);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  overflow: hidden;

  > [data-part='cover'] {
    border-right: 1px solid var(--ca-border-1);
  }
  > [data-part='words'] {
    display: flex;
    flex-direction: column;
    min-width: 0;
    padding: var(--ca-s-8) var(--ca-s-10);
  }
  [data-part='tags'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
  }
  h1 {
    margin-top: var(--ca-s-3);
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  [data-part='summary'] {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2) var(--ca-s-6);
    margin-top: var(--ca-s-4);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='facts'] > li {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
  }
  [data-part='words'] > [data-component='Alert'] {
    margin-top: var(--ca-s-4);
  }
  [data-part='foot'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-4);
    margin-top: auto;
    padding-top: var(--ca-s-6);
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-3);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-mode='elder'] & > [data-part='cover'] {
    display: none;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);

    > [data-part='cover'] {
      border-right: 0;
      border-bottom: 1px solid var(--ca-border-1);
    }
  }
  @media (max-width: 767.98px) {
    > [data-part='words'] {
      padding: 20px 16px;
    }
    /* the one next step stands in the bar below */
    [data-part='actions'] > [data-variant='primary'] {
      display: none;
    }
  }
`;

export const PriceText = styled.p`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  > b {
    color: var(--ca-text-1);
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
`;

export const DetailColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  align-items: start;
  gap: var(--ca-s-6);

  > * {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-6);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** On phones the price and the one next step stay in reach. */
export const EnrolBar = styled.div`
  display: none;

  @media (max-width: 767.98px) {
    position: fixed;
    right: 0;
    bottom: 0;
    left: 0;
    z-index: var(--ca-z-header);
    display: flex;
    align-items: center;
    gap: var(--ca-s-4);
    padding: 10px var(--ca-s-4) calc(10px + env(safe-area-inset-bottom));
    border-top: 1px solid var(--ca-border-1);
    background: var(--ca-bg-surface);

    > [data-part='sum'] {
      color: var(--ca-text-2);
      font-size: var(--ca-fs-caption);
    }
    > [data-part='sum'] b {
      font-size: var(--ca-fs-h4);
      line-height: var(--ca-lh-h4);
    }
    > :last-child {
      flex: 1;
    }
    /* Room below the end of the page: the footer must stay readable. */
    body:has(&) {
      padding-bottom: calc(72px + env(safe-area-inset-bottom));
    }
  }
`;

export const TeacherRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ca-s-5);

  > div {
    min-width: 0;
  }
  b {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
`;

export const TickList = styled.ul`
  display: grid;
  gap: var(--ca-s-3);

  > li {
    display: flex;
    gap: var(--ca-s-2);
  }
  [data-component='Icon'] {
    flex: none;
    margin-top: 0.2em;
    color: var(--ca-success-fg);
  }
`;

export const CertificateNote = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-4);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  > svg {
    width: 3.75rem;
    height: 3.75rem;
  }
`;

export const SimilarList = styled.ul`
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  a {
    display: flex;
    justify-content: space-between;
    gap: var(--ca-s-4);
    padding: var(--ca-s-3) 0;
    color: var(--ca-text-1);
  }
  a > span:last-child {
    flex: none;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;
