import { useRef } from 'react';
import { failureText } from '@/shared/api/apiError';
import { displayText } from '@/shared/text';
import { useConfirm } from '@/shared/ui/ConfirmProvider';
import { UserText } from '@/shared/ui/UserText';
import { useAddAdCategoryMutation, type CategoryToAdd } from '../vendorAdsApi';

/** The second step of saving an ad, which is stored already: if this step fails, only this one is offered again. */
export function useCategoryStep() {
  const ask = useConfirm();
  const [addCategory] = useAddAdCategoryMutation();
  const left = useRef<{ category: CategoryToAdd; error: unknown }>(null);

  return {
    take: async (category: CategoryToAdd) => {
      const { error } = await addCategory(category);
      left.current = error === undefined ? null : { category, error };
    },
    offerAgain: () => {
      if (!left.current) return;
      const { category, error } = left.current;
      ask({
        title: 'Add Category',
        text: (
          <>
            The vendor ad is saved, its category <UserText>{category.name}</UserText> is not:{' '}
            {displayText(failureText(error))} Do you want to add the category now?
          </>
        ),
        action: 'Add Category',
        run: () => addCategory(category),
      });
    },
  };
}
