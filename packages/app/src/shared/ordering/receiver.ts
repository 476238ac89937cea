import { splitAddress, wholeAddress } from './areas.js';

/** A parcel's recipient as it is entered: `area` is 省/市/区县, `address` the rest. */
export interface ReceiverValues {
  name: string;
  phone: string;
  area: string;
  address: string;
}
export const noReceiver: ReceiverValues = { name: '', phone: '', area: '', address: '' };

/** The receiver of an order as it would have been entered. */
export const receiverEntered = <Sent extends { readonly address: string }>(receiver: Sent) => ({
  ...receiver,
  ...splitAddress(receiver.address),
});

/** The receiver as an order takes it. */
export const receiverBody = ({ name, phone, area, address }: ReceiverValues) => ({
  name: name.trim(),
  phone: phone.trim(),
  address: wholeAddress(area, address),
});
