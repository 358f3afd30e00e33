import { useMayOpenMoney } from '#entities/may-open.ts';
import { OrderPage } from '#features/orders/page/order-page.tsx';

export const OrderRoute = ({ orderId }: { readonly orderId: string }) => <OrderPage orderId={orderId} mayOpenMoney={useMayOpenMoney()} />;
