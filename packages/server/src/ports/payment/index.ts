export type {
  ChannelTrade,
  GenuineNotice,
  Notice,
  PayableOrder,
  PaymentForm,
  PaymentGateway,
} from './gateway.js';
