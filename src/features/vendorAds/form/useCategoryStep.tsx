import { useConfirm } from '@/shared/ui/ConfirmProvider';
import { UserText } from '@/shared/ui/UserText';
import { useAddAdCategoryMutation } from '../vendorAdsApi';

/** The second step of saving: the ad is stored, so only this step is retried. */
export function useCategoryStep() {
  const ask = useConfirm();
  const [addCategory, { error, originalArgs: category }] = useAddAdCategoryMutation();
  const offerAgain = () => {
    if (error === undefined || !category) return;
    ask({
      title: 'Add Category',
      text: (
        <>
          The vendor ad is saved, its category <UserText>{category.name}</UserText> is not. Do you want to add the
          category now?
        </>
      ),
      action: 'Add Category',
      failure: error,
      run: () => addCategory(category),
    });
  };
  return { addCategory, offerAgain };
}
