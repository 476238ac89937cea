import { styled } from 'styled-components';

export const HeroRoot = styled.section`
  position: relative;
  overflow: hidden;
  border-bottom: 1px solid var(--ca-border-1);
  background: var(--ca-bg-surface);
`;

export const HeroGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.08fr) minmax(0, 0.92fr);
  align-items: center;
  max-width: var(--ca-container);
  min-height: 30rem;
  margin: 0 auto;
  padding: var(--ca-s-10) var(--ca-gutter) 6rem;

  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
    max-width: 106rem;
    min-height: 0;
    padding-top: var(--ca-s-12);
    padding-bottom: 8rem;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
    min-height: 0;
    padding-top: var(--ca-s-10);
    padding-bottom: 6rem;
  }
  @media (max-width: 767.98px) {
    padding-right: var(--ca-s-4);
    padding-left: var(--ca-s-4);
  }
`;

export const Words = styled.div`
  h1 {
    font-size: var(--ca-fs-display);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-display);
  }
  > p {
    max-width: 32em;
    margin-top: var(--ca-s-4);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-h5);
    line-height: 1.6;
  }
  [data-part='search'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    max-width: 36rem;
    min-height: max(3.25rem, 48px);
    margin-top: var(--ca-s-6);
    padding: var(--ca-s-2) var(--ca-s-4);
    border: 1px solid var(--ca-border-control);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-surface);
    color: var(--ca-text-2);
  }
  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-3);
    margin-top: var(--ca-s-4);
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ca-s-2) var(--ca-s-6);
    margin-top: var(--ca-s-6);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  li {
    display: inline-flex;
    align-items: center;
    gap: var(--ca-s-2);
  }
  li [data-component='Icon'] {
    color: var(--ca-text-brand);
  }
  @media (max-width: 767.98px) {
    h1 {
      font-size: max(2rem, 32px);
    }
    [data-part='actions'] > a {
      flex: 1 1 9em;
    }
    [data-mode='elder'] & h1 {
      font-size: max(2.25rem, 36px);
    }
  }
`;

/* The sample certificate on its rosette: a picture, hidden in large type. */
export const Picture = styled.div`
  position: relative;
  height: 100%;
  min-height: 26rem;

  > [data-part='rosette'] {
    position: absolute;
    top: 50%;
    left: 50%;
    width: 46rem;
    transform: translate(-46%, -50%);
    opacity: 0.75;
  }
  > [data-component='CertificateCardArt'] {
    position: absolute;
    top: 52%;
    left: 50%;
    transform: translate(-50%, -50%);
  }
  > [data-part='lock'] {
    position: absolute;
    right: -0.5rem;
    bottom: -1.25rem;
    width: 12.5rem;
    transform: rotate(-14deg);
    filter: drop-shadow(var(--ca-shadow-1));
  }
  > [data-part='lock'] > svg {
    width: 100%;
    height: auto;
  }
  [data-mode='elder'] & {
    display: none;
  }
  @media (max-width: 1279.98px) {
    display: none;
  }
`;
