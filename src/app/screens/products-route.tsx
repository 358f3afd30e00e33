import { getRouteApi } from '@tanstack/react-router';
import { isGateOpen } from '#contract/gates.ts';
import { VariationDialog } from '#features/mediation/variation/variation-dialog.tsx';
import { ProductPage } from '#features/products/product-page.tsx';
import { visitorOf } from '#features/session/session-state.ts';
import { FloatingTheme } from '#ui/floating-theme.tsx';

const signedIn = getRouteApi('/signed-in');
const shown = getRouteApi('/signed-in/product/show/$productId');

export const ProductRoute = () => {
  const { session } = signedIn.useRouteContext();
  const { productId } = shown.useParams();
  return (
    <FloatingTheme>
      <ProductPage
        key={productId}
        productId={productId}
        mayOpenListings={isGateOpen('/publish', visitorOf(session.state()))}
        renderAttributes={({ targets, attribute }, onClose) => <VariationDialog items={targets} attribute={attribute} onClose={onClose} />}
      />
    </FloatingTheme>
  );
};
