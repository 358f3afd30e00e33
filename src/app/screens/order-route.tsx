import { getRouteApi } from '@tanstack/react-router';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { OrderPage } from '#features/orders/page/order-page.tsx';
import { useMayOpenMoney } from '../use-may-open-money.ts';

const route = getRouteApi('/signed-in/detail/$orderId');

export const OrderRoute = () => {
  const { orderId } = route.useParams();
  const mayOpenMoney = useMayOpenMoney();
  return (
    <FloatingTheme>
      <OrderPage key={orderId} orderId={orderId} mayOpenMoney={mayOpenMoney} />
    </FloatingTheme>
  );
};
