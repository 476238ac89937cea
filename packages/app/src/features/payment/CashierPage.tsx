export function CashierPage() {
  return null;
}
