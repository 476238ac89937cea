import { styled } from 'styled-components';

export const MineColumns = styled.div`
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
    gap: var(--ca-s-4);

    > * {
      gap: var(--ca-s-4);
    }
  }
`;

export const HoursRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-8);

  > div {
    flex: 1;
    min-width: min(15rem, 100%);
  }
  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  ul {
    display: grid;
    gap: var(--ca-s-2);
    max-width: 40rem;
    margin-top: var(--ca-s-4);
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(4rem, 1fr) 6.5em;
    align-items: center;
    gap: var(--ca-s-4);
    font-size: var(--ca-fs-sm);
  }
  li > :last-child {
    text-align: right;
  }
  @media (max-width: 767.98px) {
    gap: var(--ca-s-5);

    li {
      grid-template-columns: minmax(0, 1fr) 6.5em;
    }
    li > progress {
      grid-row: 2;
      grid-column: 1 / -1;
    }
  }
`;

export const CourseRows = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-5);
    padding: var(--ca-s-5) var(--ca-card-pad);
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  [data-part='grow'] {
    display: grid;
    flex: 1;
    gap: var(--ca-s-2);
    min-width: 0;
  }
  h3 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
  h3 > a {
    color: var(--ca-text-1);
  }
  h3 + p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='progress'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    max-width: 26rem;
    font-size: var(--ca-fs-sm);
  }
  [data-part='progress'] > progress {
    flex: 1;
  }
  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  [data-part='actions'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: var(--ca-s-2);
  }
  @media (max-width: 767.98px) {
    > li {
      flex-direction: column;
      align-items: stretch;
      gap: var(--ca-s-3);
    }
    [data-part='actions'] > * {
      flex: 1;
    }
  }
`;

export const CertificateSheet = styled.section`
  position: relative;
  isolation: isolate;
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;
  padding: var(--ca-s-4);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  overflow: hidden;

  > [data-component='Rosette'] {
    position: absolute;
    z-index: -1;
    top: 50%;
    left: 50%;
    width: 26rem;
    opacity: 0.35;
    translate: -50% -50%;
  }
  > div {
    display: grid;
    justify-items: center;
    margin: 4px;
    padding: var(--ca-s-6) var(--ca-s-5) var(--ca-s-4);
    border: 1px solid var(--ca-motif-strong);
    outline: 1px solid var(--ca-motif);
    outline-offset: 3px;
    text-align: center;
  }
  h2 {
    margin: var(--ca-s-2) 0 var(--ca-s-3);
    font-family: var(--ca-font-seal);
    font-size: var(--ca-fs-h2);
    font-weight: 700;
    line-height: var(--ca-lh-h2);
  }
  p {
    font-size: var(--ca-fs-sm);
  }
  p > b {
    font-weight: var(--ca-fw-strong);
  }
  [data-part='title'] {
    margin-top: var(--ca-s-2);
    font-size: var(--ca-fs-body);
    font-weight: var(--ca-fw-strong);
  }
  [data-part='foot'] {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: var(--ca-s-3);
    width: 100%;
    margin-top: var(--ca-s-5);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    text-align: left;
  }
  [data-part='number'] {
    display: block;
    color: var(--ca-text-1);
    font-family: var(--ca-font-mono);
  }
  [data-part='foot'] > svg {
    flex: none;
    width: 5.75rem;
    height: 5.75rem;
  }
`;

export const CertificateActions = styled.div`
  display: flex;
  gap: var(--ca-s-2);

  > * {
    flex: 1;
  }
`;

export const WeekBars = styled.ol`
  display: flex;
  align-items: flex-end;
  gap: var(--ca-s-3);

  > li {
    display: grid;
    flex: 1;
    justify-items: center;
    gap: 2px;
    min-width: 0;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  [data-part='bar'] {
    width: 100%;
    height: 5rem;
    border-bottom: 1px solid var(--ca-border-2);
    background: linear-gradient(var(--ca-action), var(--ca-action)) bottom / 100%
      max(calc(var(--share) * 100%), 2px) no-repeat;
  }
  li[data-empty] [data-part='bar'] {
    background-image: linear-gradient(var(--ca-border-2), var(--ca-border-2));
  }
  & + p {
    margin-top: var(--ca-s-3);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;
