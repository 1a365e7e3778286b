import type { ContentKind } from './taxonomies.ts';

/* The labels of types and taxonomies for user interfaces, derived from their plural and singular names. */

/** Labels by name; null for labels that the type does not need. */
export interface Labels {
  readonly [name: string]: string | null;
}

/** Returns the labels of a post type. */
export function postTypeLabels(
  { plural, singular }: ContentKind['label'],
  { isHierarchical }: { readonly isHierarchical: boolean },
): Labels {
  const [many, one] = [plural.toLowerCase(), singular.toLowerCase()];
  return {
    name: plural,
    singular_name: singular,
    add_new: 'Add new',
    add_new_item: `Add a new ${one}`,
    edit_item: `Edit the ${one}`,
    new_item: `New ${one}`,
    view_item: `View the ${one}`,
    view_items: `View ${many}`,
    search_items: `Search ${many}`,
    not_found: `No ${many} found.`,
    not_found_in_trash: `No ${many} found in the trash.`,
    parent_item_colon: isHierarchical ? `${singular} above:` : null,
    all_items: `All ${many}`,
    archives: `Archives of ${many}`,
    attributes: `Attributes of the ${one}`,
    insert_into_item: `Insert into the ${one}`,
    uploaded_to_this_item: `Uploaded to this ${one}`,
    featured_image: 'Picture',
    set_featured_image: 'Set the picture',
    remove_featured_image: 'Remove the picture',
    use_featured_image: 'Use as the picture',
    filter_items_list: `Filter the list of ${many}`,
    filter_by_date: 'Filter by date',
    items_list_navigation: `Pages of the list of ${many}`,
    items_list: `List of ${many}`,
    item_published: `${singular} published.`,
    item_published_privately: `${singular} published privately.`,
    item_reverted_to_draft: `${singular} is a draft again.`,
    item_scheduled: `${singular} scheduled.`,
    item_updated: `${singular} updated.`,
    item_trashed: `${singular} moved to the trash.`,
    item_link: `Link to a ${one}`,
    item_link_description: `A link to a ${one}.`,
    menu_name: plural,
    name_admin_bar: singular,
  };
}

/** Returns the labels of a taxonomy. Flat terms are chosen like words, hierarchical ones from a tree. */
export function taxonomyLabels(
  { plural, singular }: ContentKind['label'],
  { isHierarchical }: { readonly isHierarchical: boolean },
): Labels {
  const [many, one] = [plural.toLowerCase(), singular.toLowerCase()];
  const flat = (text: string): string | null => (isHierarchical ? null : text);
  const nested = (text: string): string | null => (isHierarchical ? text : null);
  return {
    name: plural,
    singular_name: singular,
    search_items: `Search ${many}`,
    popular_items: flat(`Popular ${many}`),
    all_items: `All ${many}`,
    parent_item: nested(`${singular} above`),
    parent_item_colon: nested(`${singular} above:`),
    name_field_description: 'The name on the site.',
    slug_field_description: 'The part of the URL: lower-case letters, digits and hyphens.',
    parent_field_description: nested(`The ${one} that this one stands below.`),
    desc_field_description: 'The description is not displayed by every theme.',
    edit_item: `Edit the ${one}`,
    view_item: `View the ${one}`,
    update_item: `Update the ${one}`,
    add_new_item: `Add a new ${one}`,
    new_item_name: `Name of the new ${one}`,
    separate_items_with_commas: flat(`Separate ${many} with commas`),
    add_or_remove_items: flat(`Add or remove ${many}`),
    choose_from_most_used: flat(`Choose from the ${many} used most`),
    not_found: `No ${many} found.`,
    no_terms: `No ${many}`,
    filter_by_item: nested(`Filter by ${one}`),
    items_list_navigation: `Pages of the list of ${many}`,
    items_list: `List of ${many}`,
    most_used: 'Used most',
    back_to_items: `Back to ${many}`,
    item_link: `Link to a ${one}`,
    item_link_description: `A link to a ${one}.`,
    menu_name: plural,
    name_admin_bar: singular,
  };
}
