import { getRouteApi } from '@tanstack/react-router';
import { FloatingTheme } from '#ui/floating-theme.tsx';
import { OrderPage } from '#features/orders/page/order-page.tsx';

const route = getRouteApi('/signed-in/detail/$orderId');

export const OrderRoute = () => {
  const { orderId } = route.useParams();
  return (
    <FloatingTheme>
      <OrderPage key={orderId} orderId={orderId} />
    </FloatingTheme>
  );
};
