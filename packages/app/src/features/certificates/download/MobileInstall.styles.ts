import { styled } from 'styled-components';

/** The QR code, with the phone's progress beside it. On a phone, which cannot scan itself, the code comes last. */
export const PictureColumns = styled.div`
  display: grid;
  gap: var(--ca-s-6);

  @media (min-width: 768px) {
    &[data-picture] {
      grid-template-columns: minmax(0, 18rem) minmax(0, 1fr);
      align-items: start;
      gap: var(--ca-s-10);
    }
  }
  @media (max-width: 767.98px) {
    > [data-component='QrCode'] {
      order: 1;
      justify-self: center;
    }
  }
`;

export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);

  @media (max-width: 767.98px) {
    > * {
      flex: 1;
    }
  }
`;
