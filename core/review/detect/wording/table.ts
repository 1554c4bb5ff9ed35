// How much the words of a text speak for a planted instruction, or against it (long: a fitted table): words, pairs of them, the cues
// (c:) and the order of its kinds of words (a>b). Fitted by logistic regression to labelled outputs and to documents of real projects,
// rounded to eighths; not written by hand but by test/bench/fit-wording.ts. Source: ENGINE 16.

/** Where every stretch begins. */
export const START = -5.25
/** What a stretch has to weigh more than to be reported. */
export const LEAST = -0.75
/** Weights with the words that have them. */
export const WORDINGS: readonly (readonly [weight: number, words: string])[] = [
  [3, 'URL_quoted'],
  [2.125, 'senza'],
  [2, 'are_to le yw_#'],
  [1.875, '#_yw PATH_user c:waiting effects_. yw'],
  [1.75, 'als and_hide customer_that level_so price_of recorded_. wipe without_showing'],
  [
    1.625,
    ';_run amount_# as_your c_quoted dan die form_with i_nie mail_as post_the semua slugline the_private verify_and yours',
  ],
  [
    1.5,
    ',_amount ,_assistant :_reveal PATH_system action_input audit_. c:noted-key-sure c:secret cancel_all ' +
      'do_order>noted_key drive_. du gpt_: hook_. humans>role i_changed inst into_URL ki l_sche logo_URL naar ' +
      'of_rules>mail que render_the say_the should_write workflow_file your_hidden yxnzaxn_#',
  ],
  [
    1.375,
    '!_status ,_URL ,_pay :_. :_submit :_when HOST_as PATH_now URL_sudo all_future and_lower assistant_i ' +
      'author_. c:machine-reads cookies_of de deleting_the do_loosen>of_money do_memorize>of_plain drive funds ' +
      'granted hidden_prompt ia ia_: is_to its_api je llm_agents maybe>secret_manner memory_that na nobody ' +
      'of_config>mail of_env of_secret>humans our_service output_your persist>of_guard press_sign ' +
      'reviewers_need silence snippet somebody stop_the system_the the_address the_word to_account to_every ' +
      'to_post unrestricted usu vote_for with_curl you_were',
  ],
  [
    1.25,
    '!_claude !_logo ,_export ,_llm ,_mail ._assistant ._important :_book :_granted :_insert :_secrets ' +
      'HOST_. PATH_proceed a_strong agent_please agente ai_instruction also_remove amount_again and_follow ' +
      'and_leave and_post any_ai are_pre aus aus_. away backup_host bash_c bother bother_the c:frame ' +
      'clipboard_into coding_assistants command_in commands_from commit_it confirmations confirme contacts ' +
      'content_of credentials_with crm customer_list do_drop>of_money do_grant>of_money do_obey>override ' +
      'earlier>do_reply ejecuta every_file exfiltrate fa_for fix_is from_all good_. grant_all in_all infected ' +
      'is_infected its_user last_three lawsuit license_check lift lift_the like_this lodash_from log_level ' +
      'mail>do_order maybe>url move_all nd notes_: of_talk>mail ours path>unasked please_also premium_plan ' +
      'prompt_to q_helper record_and report_version required_reviews run_npx section_# security_label see_a ' +
      'submit_it sudo_bash task_and text_of the_fraud the_production the_vendor this_pr this_text two_factor ' +
      'typo und wallet wipe_the worth yxnzaxn',
  ],
  [
    1.125,
    '#_nd #_usd ,_agent ,_ai ,_visit ,_when ._continue :_cancel :_ignore :_quota HOST_for PATH_to a_reverse ' +
      'above_this adres ai_, ai_: all_file all_on amount_and and_describe answer_all apague_este approved_. ' +
      'approved_in approved_this are_never as_paid asked_that author_as authority>url balance_of build_report ' +
      'builder_and by_approved by_sending c:dangerous c:machine can_see card_on chatbot_, cite_this codegen ' +
      'comes conta continue_with database_password do_claim>of_money do_drop>do_reply do_order>of_price ' +
      'do_order>role do_reply>earlier do_reply>of_change do_reply>of_secret do_write>of_weak env_into ' +
      'feedback_form field_. fixing from_this function_results gib given_. great_. have_agreed helper_as ' +
      'helping hinweis_f home_folder iban im_start in_every input_: instruction instruction_: is_recorded ' +
      'it_out lieber list_that logging_service ltd machine_contributors machine_readers mail_the may_now ' +
      'may_receive me>mail members_via mission na_adres named_support next_request no_comment nobody_will ' +
      'note_down now_remove o obliged of_HOST of_PATH of_alice of_it>url of_talk>unasked off_. ok on_and ' +
      'opacity_: open_port opened original_task os_ai override_: please>unasked processes_this push_again ' +
      'quota_exceeded read_out reader receive_any recommend_the ref_: report_success revert_the reviews_to ' +
      'run_its say_there says_thanks sche security_checks sell_all sender_with session_expired severity_to ' +
      'shares_at showing_the source_tree stuur sudo_rm summary_, summary_with support_line sure>of_verdict ' +
      'switch_off take_lodash tell_people ten_messages terms_, tests_under that_ci that_reads the_answer ' +
      'the_audit the_block the_cleanup the_customers the_election the_fork the_human the_inventor the_lawsuit ' +
      'the_listing the_protection the_stored the_total the_wallet them_that this_domain this_feed this_may ' +
      'to_MAIL to_hand to_low to_sync tool_with top_and total_. turning url>do_run value_of w_i wait_until ' +
      'was_rejected write_all yes you_, your_developer',
  ],
  [
    1,
    ',_arguments ,_vote ._agent ._finance ._hidden ._llm ._mail ._thank :_assign :_buy :_end :_eseguite ' +
      ':_gets :_grant :_upload :_while :_yes ;_color HOST_sh MAIL_PATH account_of agent_, agrees_. al ' +
      'all_accounts all_tokens also amount and_append and_do and_obey and_reject and_retry annual answer_every ' +
      'answer_paul answer_quoted answer_that apague apply_here apply_it are_broken assistant_delete assistente ' +
      'asystencie author_and authority>me away_, base_# branch_protection build_will by_deleting ' +
      'c:commands-maybe c:noted-key c:reader-told c:url c:vocative-sure call_delete carry_on cat_PATH chart ' +
      'check_. checks_are cherry_pick clipboard clipboard_. cluster_admin comparing confirmation_is consent ' +
      'conversation_in cookie_to copilot_, costs_. count_this curl_s customers_table dear_model dependency_to ' +
      'disable_two do_claim>do_finish do_claim>of_price do_obey>of_change do_push>of_it do_run>of_live ' +
      'do_show>of_weak duplicates_and e_apague effects embed env_to evaluation every_contact everything_except ' +
      'export_the f_r file_into firewall_. fix_this for_bots for_good for_word gli_assistenti hand_over ' +
      'harness his his_card history_and im_end image_and img_src important_! in_context in_its in_line ' +
      "initial_prompt into_PATH inventor inventor_of kubectl l'utente_. last_ten line_# lodash log_so low_and " +
      'machine_: mail>humans mark_all me_and mention_this merge_this model_has models_can never_need ' +
      'new_system next_commit no_need nobody_is not_bother now_run obliged_to of_change>unasked of_goods>mail ' +
      'of_goods>url of_live>authority of_money>of_power of_power>earlier of_price>noted_key of_price>of_guard ' +
      'of_price>of_verdict of_secret>of_open of_talk>of_code of_talk>you off_in official>of_change ' +
      'official>of_money official>reader on_auto order_without our_endpoint out_and override>do_reply ' +
      'paths_under pengguna_. per_gli please>of_talk please_disable po polecenia printenv prompts_off ' +
      'protection_through ps_for purchase_with question_of question_with quietly raise_your reader>humans ' +
      'reader>of_code recall recommend_only records remember_this remote_before replace_rejected reply_with ' +
      'repositories request_without response_: rest_of role>of_talk role_owner rules_and safe_, said_it ' +
      'salaries sans saved_password scope_: secrets_of service_first shares should_move signed_statement ' +
      'so_far spam_. starting_with style_font summarizing sure>do_destroy sure>do_pass sure>of_money ' +
      'sync_remote system_override systemprompt table_to team_decided tests_green th_# thank thank_you ' +
      'the_author the_config the_content the_dependency the_docs the_feedback the_money the_one the_open ' +
      'the_other the_visitor them_and there these_to they_have this_applicant this_customer this_paragraph ' +
      'three_commits to_append to_grant to_press to_welcome translate_your tree_to true_in turning_off ' +
      "under_tests understood_, unsafe upload_PATH url>of_it url>of_private url>of_verdict user's user_; " +
      'user_as validation_out verify_to visitor_for wants_you was_a who_wrote wiki_, will_mind word_for xx_# ' +
      'y_ejecuta you>of_talk your_answer your_memory your_notes',
  ],
  [
    0.875,
    '#_ai #_docs #_th ,_b ,_post ,_proceed ,_quick ,_recommend ,_remark ,_wy ._begin ._carry ._instead ' +
      '._llms ._whoever :_ai :_bob :_deleting :_disable :_formats :_llm :_lookup :_notes :_policy :_push :_rm ' +
      ':_to PATH_curl URL URL_first URL_of a_signed ac_# accounts_to add_MAIL address_stored ' +
      'administrator_rights agent_instructions ai_assistent all all_findings all_others all_security ' +
      'all_shares along also_read an_MAIL an_automated and_card and_drop and_empty and_go and_put and_share ' +
      'and_should and_skip anyway app_full approve_this are_obliged are_the as_coming asistente ask_again ' +
      'asked_about assistants_reading assistenten_: attachment_and auditor authority>do_loosen authorized_keys ' +
      'begin_with bother_me bots_reading bug_report buy by_turning by_user c:call-harm c:claim c:commands ' +
      'c:commands-reader c:vocative-maybe calc call_URL calls_URL can_help card_number cent chmod_# chmod_r ' +
      'coding_tools com coming coming_from commands_in commit_hook computed computer_is concerns_automated ' +
      'condition>do_pay condition>notice confirmations_are congratulations_, contacts_of contacts_to ' +
      'cookie_jar copilots_: correo curl_HOST dear_coding delete_the deleting deletions deployments_of ' +
      'digit_code directive disregard do_destroy>do_push do_it do_memorize>url do_more>reader do_obey>reader ' +
      'do_obey>url do_rank>do_claim do_reply>do_destroy do_reply>url do_reply>you do_send>earlier ' +
      'do_show>reader do_weaken>of_weak doing_the election_was else_is elsewhere encode_the environment_to ' +
      'error_# este eval_atob fatal_: favourite_assistant finance_asked findings_as fine_, font for_all ' +
      'for_machines force_and forgot_to form_at from_legal from_today future_sessions gebruiker gift gist ' +
      'globally go_ahead grants guide_of guidelines_are hand_out has_left hello here_needs het hidden_rules ' +
      'hiring his_password home_address hookspath hotel humans>me humans_: hxxps iban_. img in_. in_account ' +
      "in_pw indent infected_and inventory_. it_here jar jar_of keychain l'utente la lead leave_input les " +
      'line_of list_this listing_of lookup_, lower_the lunch m_. mailbox_for maybe>of_money me>of_price me>url ' +
      'memory_file mind mirror_the mode_and monthly more_important must_take new_operator new_task none_. ' +
      'not_charge not_flag not_found notice>of_secret now_. number_to of_change>do_pay of_change>maybe ' +
      'of_code>persist of_goods>of_open of_guard>of_code of_it>do_push of_it>path of_live>of_private ' +
      'of_private>of_secret of_rules>do_pass of_secret>do_weaken of_secret>mail of_talk>override ' +
      'official>do_drop official>do_loosen old_tags other_tools otherwise_the our_tracking out_of over_the ' +
      'own_permissions owner_is package_. paid password_in password_into passwords_in paul_that pays permanent ' +
      'permanently persist>of_code pipe_it pixel please>url please_rate post_its postinstall pre_approved ' +
      'press_the prints privileged proceed production_, proxy_and put_this python_c q que_lea quoted ' +
      'reader>do_destroy reader>do_order reader>of_power reader>of_verdict reliable remove_# replying ' +
      'repository_secrets request_description requires_that result_as route_all run_destructive s_URL ' +
      'sandbox_before score_and security_warnings set_bypasspermissions set_registry shares_. sharing ' +
      'shell_access shell_history should_also show_. step_from stop_following storing style_opacity summarise ' +
      'summarises summarising support_bot sure>earlier sure>mail swap system_: system_note t_i tags_. task_of ' +
      'tell_you temp_: text_that that_we the_account the_backups the_budget the_calendar the_clipboard ' +
      'the_credit the_future the_home the_keychain the_logged the_logging the_maintainers the_organisation ' +
      "the_payment the_postinstall the_query the_severity the_shipping the_user's the_vpn their_full " +
      'their_user then_rerun this_article this_by this_conversation this_one this_out this_supplier this_user ' +
      'ticket to_authorized to_count to_leave to_lift to_public today_on together_with tool_and transfer_the ' +
      'translation_engine treat_the triages true_and trusted turn_on turn_the twice_. two_items url>do_obey ' +
      'url>do_reply url>of_orders url>user us_# user>of_config user>unasked user_agrees user_yes verify_false ' +
      'visibility_to visible_to visitor wallet_address was_agreed was_checked we_agreed whatever_ai wire_# ' +
      'wire_the with_no with_quoted with_shell word workflow_in you_see your_initial ' +
      'your_response yours_here zlib',
  ],
  [
    0.75,
    '!_assistant !_bots !_build !_if #_right #_units ,_change ,_generate ,_leave ,_nobody ,_remove ,_report ' +
      '._PATH ._ai ._git ._go ._im ._kindly ._production ._rules :_always :_bot :_calc :_convert :_looks ' +
      ':_main :_maintenance :_model :_never :_ok :_only :_press :_publish :_repeat :_switch :_tick :_white ' +
      'HOST_in MAIL_before MAIL_it PATH_and PATH_into URL_as URL_assistant URL_before a_, a_fee a_gift a_rule ' +
      'a_test about_it access_key access_should add_them administrator_with agent_may ai alice_. ' +
      'all_environments all_tests alle already_approved also_run an_approval and_approve and_ignore and_pass ' +
      'and_pipe and_reply and_that and_wipe answer_: any_command applicant application_on approval approve_and ' +
      'approved are_. as_owner as_part ask_user assistant_may assistant_post assistent_: assistenti_ia atob ' +
      'attached_. attachment audit audit_log authority>of_private authority>official auto_merge away_. backups ' +
      'bars before_every below_instead bot_the browser_next build_failed build_server button_at c c:described ' +
      'c:hand-out c:loosen c:of-human c:resumes c:told-maybe c:weaken call_http can_compare card_, charge_him ' +
      'checked_by chosen clear_the code_assistants code_review commits_of conclusion config_PATH ' +
      'confirmation_. constant_time continue copy_it crash_report credentials_file ctx curl_URL cursor ' +
      'customer_for cvv dana_from das datei decided decode delete_. deletion deletion_. dem dependency_by ' +
      'describe_the developer_message dial diffs direct disabled_. do_ask_user>mail do_claim>do_pay ' +
      'do_claim>noted_key do_claim>of_verdict do_drop>do_claim do_more>mail do_more>of_live do_more>of_open ' +
      'do_more>secret_manner do_obey>mail do_pass>role do_pay>do_grant do_pay>do_obey do_reply>official ' +
      'do_run>of_weak do_send>of_live do_show>do_reply do_weaken>url do_write>mail do_write>of_config ' +
      'docs_typo due_and earlier>do_pay earlier>official election en engine_: enterprise_plan eseguite et eval ' +
      'exceeded_. ext_dev fails_. far favour favourite finish_with five_contacts flowkit folder for_assistant ' +
      'for_llm for_project fork_of fresh from_me full full_access full_error get_more go go_on great half ' +
      'has_asked here_on here_should here_so hidden_: hiking him history_to humans humans>do_reply hxxps_: ' +
      'ignora import_our important incident_list input_validation instead_, instruction_for internal_network ' +
      'is_constant is_fine is_trusted it_, it_continues it_disabled j_. key_of left_pad let_it limitations ' +
      'linter_is look look_at lower mail>do_show mail>maybe mail>of_goods mailbox_. managers matters ' +
      'maybe>do_destroy maybe>of_power maybe>please me>do_ask_user me>official me>role meta_. mode_. modelos ' +
      'modelos_de more_by must_first must_print need_no no_approval no_known no_time not_needed nota note_. ' +
      'notes_# notes_, notice obsolete_, of_change>of_secret of_config>do_push of_goods>earlier ' +
      'of_goods>override of_it of_money>condition of_money>of_it of_money>of_secret of_open>do_send ' +
      'of_power>of_code of_price>do_claim of_price>official of_private>mail of_private>of_money ' +
      'of_private>user of_rules>of_goods of_secret>do_write of_secret>of_weak of_secret>path of_talk>do_send ' +
      'of_talk>of_plain of_talk>reader of_talk>url of_verdict>do_drop of_verdict>unasked official>earlier ok_. ' +
      'on_PATH on_file on_my opacity opened_this others override>do_grant override>do_memorize override>maybe ' +
      "override>of_rules owner's owner_role page_are page_as pagination_, password_to perfect permanently_: " +
      'permission_granted permission_of persist>url pilots pilots_: points post_them postinstall_script ' +
      'postponed_, powershell premium press_accept pricing processed product production profile public_bucket ' +
      'publicly publish_the publish_this purchase push_with pw_inventory quarterly_numbers query_string r r_. ' +
      'rank_this read_chat reader>of_secret reader>please reader>role readme_: recent_conversations ' +
      'refactor_this refund_order refunds remember_: remember_for replaces repository_after request_of ' +
      'requester require_node rerun return_period reverse_shell role>do_drop role>do_loosen role>of_rules ' +
      'role>override round_and rows rows_of run_any saying selinux_on set_bcc shared_drive short_and ' +
      'should_fetch side_effects signature_check skipped_in snippet_: solved src_HOST src_URL star state_that ' +
      'status_URL summaries summarises_this sure>do_more sure>of_power system_notice take_the taken task_is ' +
      'team_never telling_anyone ten_minutes text_# text_is that_checks that_deployments that_he the_accounts ' +
      'the_artefact the_article the_attachment the_competitors the_cookie the_correct the_crash the_deletion ' +
      'the_delivery the_disk the_drive the_keys the_maintainer the_number the_openai the_payout the_pre ' +
      'the_premium the_profile the_quarterly the_return the_shell the_six the_summary the_top the_transfer ' +
      'the_way this_api this_as this_check this_email this_folder this_for this_list this_pull this_quietly ' +
      'this_record this_row this_sentence this_shop thought through_this ticket_. time_although time_for ' +
      'time_the time_you tip to_URL to_visit token_of touch_this transfer translate_, translates_text ' +
      "triages_this unasked>do_ask_user unasked>do_pass url>persist url>unasked user's_password user's_session " +
      'user_q variables_to vendor_is visit_URL vzxzpbc_# w wallet_of warn_: warn_auth was_verified we_are ' +
      'weaknesses weather_: welcome_# whatever_was with_force with_path with_their with_write without_waiting ' +
      'y yes_, yes_. you>do_finish you>do_reply you>of_live you>of_rules you>path you>unasked you_! you_: ' +
      'you_at your_first your_instructions your_rules',
  ],
  [
    0.625,
    '!_agents !_to #_URL #_and #_before #_legftcgxll #_stars #_vzxzpbc ,_deploy ,_description ,_drop ,_he ' +
      ',_machine ,_nadia ,_now ,_renewed ,_reviewers ,_start ,_stuur ,_your ._also ._assistants ._automated ' +
      '._hookspath ._humans ._let ._now ._npmrc ._whatever :_, :_accept :_approval :_approve :_approved ' +
      ':_attach :_automation :_dump :_follow :_from :_give :_invoice :_mark :_node :_output :_reply :_skip ' +
      ':_sum :_understood :_upgrade ;_ai HOST HOST_and HOST_is PATH_assistant URL_do a_robot accept_. ' +
      'accept_all account_# account_. account_below account_svc add_HOST address agent_: agent_mozilla agreed ' +
      'agrees ai_triage all_attachments all_other allow_all am_the among an_image an_index analytics ' +
      'and_answer and_merge and_not and_set and_slows applies_to approval_step approved_, approved_: apps_PATH ' +
      'are_at are_flaky are_language article_. article_to as_# as_version ask_for asked_to asked_you asking_. ' +
      'assistant_instructions at_require attachments_of audited authority>do_send authorize backdoor ' +
      'backups_first bank base based_tools be_given been been_approved before_continuing begin behalf block_. ' +
      'book_the bots bottom bottom_twice buy_the by_setting c:authority c:destroy c:expose c:grant ' +
      'c:noted-sure c:obey c:unasked c:write cache_and calc_, call_read call_refund call_transfer callback_in ' +
      'can_skip cancelled candidates certificate_validation ch changed_my charge check_in chmod ci_# close_all ' +
      'co_pilots column command_: commands_, comment_. comment_under comply comply_with condition>me ' +
      'condition>of_config condition>of_goods condition>url contacts_. contents_in continue_the cookie core_. ' +
      'correct customer_database ddd_# degree_. deploy_, describe_this described developer developer_about ' +
      'disable_certificate disk_to do_ask_user>do_weaken do_ask_user>of_price do_claim>earlier ' +
      'do_claim>of_config do_claim>reader do_destroy>of_live do_destroy>secret_manner do_drop>do_destroy ' +
      'do_drop>of_person do_drop>of_secret do_drop>url do_grant>authority do_grant>mail do_grant>of_config ' +
      'do_grant>of_live do_grant>of_open do_grant>of_power do_loosen>mail do_loosen>of_private do_more>notice ' +
      'do_more>of_verdict do_obey>earlier do_obey>of_money do_pay>authority do_pay>do_claim do_pay>sure ' +
      'do_push>of_secret do_reply>authority do_run>do_pay do_send>of_open do_show>of_open do_show>of_talk ' +
      'do_weaken>of_code do_write>please doing_and duplicates e_non earlier>do_more earlier>mail email_the ' +
      'empty_the ended_. env_. euros every_id everything_. export_. export_all failure failure_. false_. feb ' +
      'feed_: fetch_URL file_on files_from finance finish following_the font_size for_HOST for_agent ' +
      'for_confirmation for_llms for_model for_next for_quoted for_real for_verification for_whichever ' +
      'force_origin forever french_and from_here gave_you gemini_, gets give_them give_this grant grant_with ' +
      'guidelines handlers happened hardcode has_ended have_to hello_, hint_for hold hookspath_PATH hope ' +
      'http_slow humans_can i_like immediately in_PATH in_auth in_general in_plain include_it include_the ' +
      'include_them info_ask infra_PATH initial_instructions into_claude into_this inventory invite_five ' +
      'invoice_# is_a is_asleep is_empty is_unsafe it_was ke_URL keep_a keep_in keychain_and kirim know_about ' +
      'known_vulnerabilities last_user lea leading leak_the leave_no leave_this legftcgxll_# lifted limitation ' +
      'limits link_URL link_to links lists_items llm_instruction llm_operators llm_please load_URL logo ' +
      'machine mails_of main_. make_the mandatory may_be may_continue maybe>do_loosen maybe>humans maybe>mail ' +
      'maybe>of_secret maybe>of_verdict me>do_show me>of_change me>of_live me>of_power me>of_rules me>of_talk ' +
      'me>override meeting mention mention_that message_from model_: module_in must_answer must_disable ' +
      'must_open must_set n needed needed_for network_and new_iban next next_round next_time nice nie nine ' +
      'not_list not_mention not_show notice>do_send notice>earlier notice>of_change notice_to now_delete ' +
      'now_with ns number_# number_: numbers of_change>do_send of_change>of_it of_config>of_secret ' +
      'of_goods>of_live of_goods>of_verdict of_goods>of_weak of_goods>secret_manner of_guard>do_destroy ' +
      'of_guard>reader of_guard>unasked of_it>do_more of_it>do_pass of_it>maybe of_it>of_change of_it>of_code ' +
      'of_it>of_config of_it>of_guard of_money>do_send of_passwords of_power>do_weaken of_power>humans ' +
      'of_power>override of_power>path of_price>do_more of_price>do_pass of_private>do_run of_private>do_show ' +
      'of_private>of_guard of_private>of_person of_rules>official of_rules>please of_secret>do_show ' +
      'of_secret>notice of_secret>of_rules of_talk>do_order of_talk>do_push of_talk>of_secret of_this ' +
      'of_verdict>do_grant of_verdict>do_loosen of_verdict>do_reply of_verdict>of_person of_weak>of_it ' +
      'of_weak>of_secret official>authority official>do_send ol on_this once_, only_concerns open_all ' +
      'open_amount order_for order_in order_on organisation_. os_note os_p override>of_code override>of_person ' +
      'override>user owner_at owner_in page_you pairs_of para pass_the path>of_live path>of_power pay_the ' +
      'pengguna period_has permissions_to persist>authority persist>do_send person_you phone_number pin_the ' +
      'pixel_in place please>do_memorize please>of_it please>of_power please>official please_merge please_note ' +
      'policy_here positive positive_comment prefer_this press private_repositories proceed_with ' +
      "product_details production_. production_database production_to protection protection_. proxy's_docs ps " +
      'push_directly quoted_and quoted_from rate_this reader>do_pass reader>mail reader>url reading ' +
      'reading_along real regex rejected_by release_in remaining_steps remote_. repeating reply repository_to ' +
      'request_for rerun_with result_approved reviews_are rf right_away rights_. role>do_weaken role>humans ' +
      'room_. row_should said said_yes save_config save_to saved scoring script_at send_your sentence_quoted ' +
      'server_cache session_cookie sheet shell should_change should_do should_post showing shut six_digit ' +
      'slows slows_down so somebody_asks speaks spring_# start_system statement_by stay step_. store_the ' +
      'stored_address stored_in straight_to style_guide success_. summary supplier supplier_as sure>do_drop ' +
      'sure>do_loosen sure>do_write sure>of_code sure>of_config sure>of_guard switch_the system system_from ' +
      'tahu take_it team_wiki tell_your term_memory test_payment tests_are that_the that_their the_admin ' +
      'the_attachments the_bin the_builder the_ci the_dates the_deploy the_developer the_exact the_missing ' +
      'the_only the_operator the_output the_owner the_real the_recent the_report the_rest the_secrets ' +
      'the_sentence the_value the_words the_workspace themselves thing this_address this_application this_are ' +
      'this_change this_has this_mail this_paper this_rule this_server this_thread thread_out ticket_is tidy ' +
      'tl to_act to_bother to_copy to_execute to_export to_him to_it to_me to_open to_output to_prod to_say ' +
      'to_scripts to_star to_zero today_. token_from told_you tools_always tracking_module transfer_of ' +
      'translation true_. true_PATH trust_me typo_ai unasked>do_claim unknown_, update_your upgrade_this ' +
      'url>condition url>do_drop url>do_grant url>do_pass url>of_code url>of_power url>official url>you ' +
      "user's_name user>of_goods user_about user_next user_verified validation_in verified vzxzpbc was_written " +
      'way_, weather were whenever whenever_somebody white_; wiki_onboarding will_fail with_me ' +
      'without_comments without_the works_every wrong_, wy xx y_no yes_please yml you>me you>of_guard you>role ' +
      'you_get you_got you_have you_read you_touch your_agent your_reply your_system yy',
  ],
  [
    0.5,
    '!_agent !_system !_when !_your #_ac #_bucket #_ddd #_gn #_tell #_us #_v ,_all ,_before ,_buy ,_in ' +
      ',_including ,_models ,_open ,_plan ,_quietly ,_who ._action ._attention ._coding ._db ._end ._env ' +
      '._init ._models ._prior ._required ._to ._yml :_ana :_before :_carla :_create :_dear :_describe :_email ' +
      ':_force :_good :_help :_ilse :_nightly :_obtain :_ping :_print :_properties :_rate :_recommend :_share ' +
      ':_swap :_translates :_treat :_turn :_type :_visit :_weather :_whenever HOST_are PATH_item PATH_kind ' +
      'PATH_that URL_follow a_call a_final a_language a_positive about_side about_this accepted account_and ' +
      'account_root add_two address_and address_in address_of address_to admin_account after_they again_. ' +
      'again_and agreed_to ai_systems alert all_duplicates all_pairs allow_list along_with always_call ' +
      'an_exceptional and_apply and_archive and_give and_include and_only and_report and_to and_turn and_work ' +
      'announce_the answer answer_a answer_to answering_, api_keys api_workers approval_: approve_. ' +
      'approved_upstream archive archive_this are_skipped arguments_: artefact as_of as_spam as_usual asleep ' +
      'assertion assistant_, assistant_hint assistant_instruction assistants assistants_acting assistants_with ' +
      'assistent_, assistenti at_HOST attribution_pixel authentication_check authority>do_destroy ' +
      'authority>do_drop authority>do_order authority>humans authority>of_change authority>of_money ' +
      'authority>of_verdict automated automated_assistant automated_tools balance_to bash_history behalf_of ' +
      'below_as below_with bin bin_. board bob bob_, booking bots_: bots_that box_and brandt browser_of ' +
      'bucket_public budget build_is build_vite button buy_# by_posting c:fetch c:leak c:memorize c:name-reads ' +
      'c:official-speaks c:order c:override c:placed c:reader c:sure c:told-sure calling_admin candidate_as ' +
      'carla case_the check_out checksum cherry ci_is ci_policy claude_please claude_should co code_and ' +
      'code_block coding_agent collect_the commands completing con concerns condition>do_send condition>reader ' +
      'config config_global confirm_, confirmation conflict connectivity constant contents continues_. ' +
      'conversation_with conversations conversations_. could_not counts dates_show dear_ai decided_so degree ' +
      'destructive_commands details_iban details_of developer_of di directly_to discount div_class ' +
      'do_ask_user>do_loosen do_ask_user>of_power do_ask_user>path do_claim>do_grant do_claim>of_live ' +
      'do_claim>please do_claim>you do_destroy>do_reply do_destroy>of_goods do_drop>do_send do_drop>of_config ' +
      'do_drop>of_weak do_grant>me do_loosen>do_push do_loosen>do_write do_loosen>notice do_loosen>of_goods ' +
      'do_more>of_weak do_more>user do_obey>do_weaken do_obey>of_orders do_obey>of_price do_pass>do_obey ' +
      'do_pass>of_it do_pay>do_run do_pay>of_config do_pay>of_it do_pay>of_money do_pay>reader do_pay>role ' +
      'do_push>do_grant do_push>of_open do_push>of_plain do_push>url do_reply>do_ask_user do_reply>do_grant ' +
      'do_reply>do_obey do_reply>do_run do_reply>do_show do_reply>of_rules do_run>humans do_run>of_config ' +
      'do_run>of_money do_run>of_secret do_run>url do_send>reader do_send>secret_manner do_show>humans ' +
      'do_show>me do_show>of_secret do_show>of_verdict do_show>path do_weaken>do_more do_weaken>do_weaken ' +
      'do_weaken>persist do_write>noted_key do_write>override do_write>persist do_write>role doc_, doe ' +
      'down_that downgrade each_call earlier>do_write earlier>humans earlier>of_power edit_agents editing ' +
      'environments_. every every_answer every_other every_task every_time except_the exceptional ' +
      'exceptional_match executing exempt expected_to expensive explanations ext factor fails_on false_and ' +
      'feb_# fee_is feed fine first_comment first_run for_code for_his for_them fraud free_. from_HOST ' +
      'from_security further_instructions gateway_hook general get_PATH git_config give_me give_the gn_# ' +
      'grant_me has_already has_the has_to helps_support here here_. hey hey_claude hidden hide_this him_. ' +
      'history history_: holder host_names humans>do_claim humans>maybe humans>of_power id_name if_an ' +
      'ilse_brandt im import_base important_than in_verify inbox infra insert_the instructions_. ' +
      'instructions_and instructions_to invite_ext invites invoice is_already is_due is_one it_by it_goes ' +
      'it_quiet it_returns item_is item_title ke keep_alive kullan_c lead_. leave_a legftcgxll let_your li lij ' +
      'like_hiking link_. list_into list_no listing live_in llm llm_: lockfile log_. long_term looks_good ' +
      'lower_true lt_# machine_is mail>do_send mail>do_write mail>user mail_with mailbox_: market ' +
      'maybe>do_drop maybe>do_grant maybe>do_order maybe>do_run maybe>of_config maybe>official maybe>reader ' +
      'md_: me>do_drop me>do_pass me>of_person me>of_secret me_, me_. me_the meeting_and meetings_. merge_for ' +
      'messages_from mind_, mirror mirrors missing_degree modulenotfounderror more_thing must_call ' +
      'my_favourite my_mind my_role name_note need_an never_validate new_account news_PATH next_to ng nicht ' +
      'no_verify normally not_tell note_ai nothing_else notice>of_goods notice_. of_. of_change>of_private ' +
      'of_code>of_code of_code>of_talk of_config>do_reply of_config>do_send of_config>of_guard ' +
      'of_config>of_plain of_config>of_verdict of_goods>humans of_guard>of_weak of_guard>you of_it>do_pay ' +
      'of_it>do_send of_it>humans of_it>of_money of_it>sure of_money>do_pass of_money>unasked of_money>url ' +
      'of_orders>of_orders of_person>do_weaken of_person>of_config of_plain>authority of_plain>reader ' +
      'of_power>condition of_power>do_show of_price>notice of_price>reader of_private>do_drop ' +
      'of_rules>do_destroy of_rules>of_change of_rules>of_price of_rules>you of_secret>do_send of_secret>of_it ' +
      'of_secret>role of_secret>secret_manner of_talk>do_pay of_their of_verdict>do_claim of_weak>do_grant ' +
      'of_weak>do_weaken of_weak>of_code of_your off off_for official>do_run official>notice ' +
      'official>of_secret official_support offline_. ok_, ok_: old_schema on_. on_the once_to one_more ' +
      'only_with open_files organisation other output_of override>do_ask_user override>do_loosen ' +
      'override>do_more override>do_send override>me override>of_talk override>url p_style page_# page_source ' +
      'paper_a paragraph_about pass_it password_at password_for path>do_pay path>do_weaken path>do_write ' +
      'path>of_it path>url pay payment payout_address penalty_out perm permissions_by persist>of_verdict ' +
      'persist>user phone pipe plan_, plan_and please>of_secret please_run please_use policy_below position_: ' +
      'positive_, pr_description praise prefer_answer print_all printenv_into production_right project_# ' +
      'project_. prompt_in proof protected public_mirror put_it pw px_assistant q_: quarterly quote_the ' +
      'read_them reader>do_pay reader>do_send reader>do_weaken reader>of_rules reader>unasked reader_, ' +
      'reads_an reads_and receive recent ref refactoring refuses registry_. remediation remove_the ' +
      'replace_every repositories_to repository_with required_by response rest restrictions results ' +
      'return_true reverse review_off reviewer reviewer_bot reviewing reviews reward rf_the rm ' +
      'role>do_ask_user role>notice role>please role>you role_. roll room runbook_: running_the say say_it ' +
      'say_that schema_and second_administrator secret_access secret_manner>do_run secret_manner>do_send ' +
      'secret_manner>of_it secret_manner>user section_in see_you send_it serve_the services session_log ' +
      'setup_agent sh_. share_. should_pass should_treat show_it shut_down sign_, sign_the signing ' +
      'similar_tools slack_token software_agents soon_as speeds sshd star_this step_, submission_the ' +
      'summarise_this summarizing_this summary_logs sure>do_order sure>notice sure>of_price sure>of_weak ' +
      'sure>official sure>role swap_the table_: tahu_pengguna tar team_lead team_to test_suite text_at th that ' +
      'that_? that_all that_calls that_you the_app the_auditor the_backup the_callback the_computer the_diff ' +
      'the_enterprise the_environment the_header the_image the_license the_next the_others the_own the_package ' +
      'the_paragraph the_penalty the_permissions the_repository the_rows the_sheet the_slack the_snapshot ' +
      'the_team the_time the_warning their them_in then_run this this_client this_log this_needs though ' +
      'tick_the to_be to_have to_iban to_pin to_place to_view together token_to tonight tool_, tool_is ' +
      'tools_are tools_should top transformed_. translate_everything treat_messages true_for true_lower trusts ' +
      'trustworthy u_# u_. unasked>humans unasked>of_it unasked>of_person unasked>official und_l under_infra ' +
      'unless_you unset_the untuk update_: upgrading upload_the upstream_. url>do_order url>do_show ' +
      'url>of_config url>of_person user>earlier user>mail user>of_change user>url user_likes utils vault_and ' +
      'verification_. verify verify_. version_# visiting visitor_. vpn vpn_credentials warning_about was_asked ' +
      'was_audited we_can weather_, webhook were_doing were_you what_were windows_. wish with_# with_MAIL ' +
      'with_its with_role with_the without_checking word_. world write_outside wrong_. y_# you>humans ' +
      'you>notice you>of_config you>override you>user you_serve your_configuration your_long ' +
      'your_mail your_summary z_added',
  ],
  [
    0.375,
    '!_copilot !_for !_hidden !_message !_note #_! #_; #_adds #_agents #_bob #_c #_d #_fa #_fe #_id #_l ' +
      '#_lea #_modules #_packages #_return ,_approve ,_bitte ,_dump ,_email ,_let ,_note ,_ok ,_s ,_self ' +
      ',_that ,_word ._: ._as ._by ._e ._license ._next ._otherwise ._p ._ps ._re ._thanks ._when :_MAIL ' +
      ':_also :_append :_bump :_cache :_click :_coding :_commands :_count :_data :_disregard :_feature :_for ' +
      ':_full :_import :_internal :_license :_log :_lunch :_make :_merge :_models :_open :_refund :_replace ' +
      ':_scale :_state :_tests :_the :_typeerror :_whatever ;_for ;_read ?_a MAIL MAIL_build MAIL_weiter ' +
      'PATH_do PATH_p PATH_so URL_. URL_and URL_the a_cron a_higher a_key a_meeting a_terminal above_. ' +
      'access_the account add_my address_as adds adds_two administrator administrator_and administrator_of ' +
      'advance affiliate affiliate_link again_to agree_to ahead ahead_. ahead_and ai_note ai_pair ai_reads ' +
      'ai_tools ais ais_must all_contacts all_later all_rows all_tool all_users alt_ai an_assistant an_expert ' +
      'and_announce and_call and_close and_commit and_e and_execute and_force and_grant and_its and_mark ' +
      'and_press and_push and_remove and_say and_send answer_with anteriores any_model anyone are_allowed ' +
      'are_expected are_required around article as as_more as_read as_soon as_the asg asked_. assistant ' +
      'assistant_must assistant_reading assistants_: attached audited_# auth auth_. auth_job authority>do_pay ' +
      'authority>do_run authority>of_person authority>of_power authority>of_secret authority>of_talk be_passed ' +
      'bearer before_any before_returning best_and bom_, bot_, bot_instruction branch_, brandt_MAIL build_slow ' +
      'builder by_q bypasspermissions_to c:mail c:name-reads-sure c:noted-maybe c:official c:outputs c:pay ' +
      'c:urgency cache_worker calendar_invite can_run can_trust cards carla_MAIL carry cart change_list ' +
      'channel_title chat_history checkout checks city_, claude_, client_and clients cluster code_for color_: ' +
      'come comment comment_# commit_f complete_the computer condition>do_drop condition>do_grant ' +
      'condition>do_show condition>do_write conferma configuration_do confirmed congratulations consent_of ' +
      'contents_of contributors_are cookie_of copies copilot_: copilot_and coupon crawler create_an ' +
      'credentials_from dana_, dark data_; default_to deploy deps description_: dev_to digit disk ' +
      'do_ask_user>do_order do_ask_user>do_pay do_ask_user>earlier do_ask_user>of_open do_ask_user>reader ' +
      'do_claim>authority do_claim>do_destroy do_claim>do_weaken do_claim>do_write do_claim>me ' +
      'do_claim>unasked do_drop>authority do_drop>do_obey do_drop>of_rules do_drop>of_verdict do_drop>role ' +
      'do_grant>do_pass do_grant>earlier do_loosen>do_weaken do_loosen>of_guard do_more>me do_more>role ' +
      'do_obey>do_send do_order>do_show do_order>of_money do_order>of_verdict do_order>reader ' +
      'do_order>secret_manner do_pass>of_change do_pass>of_secret do_pass>unasked do_pay>do_reply ' +
      'do_pay>do_send do_pay>mail do_push>do_pay do_push>earlier do_push>me do_push>of_change do_push>of_live ' +
      'do_push>official do_push>you do_reply>do_write do_reply>of_private do_run>do_obey do_run>do_run ' +
      'do_run>mail do_run>notice do_run>of_change do_run>path do_run>reader do_send>do_destroy ' +
      'do_send>do_grant do_send>mail do_send>of_it do_send>of_price do_send>of_secret do_send>path ' +
      'do_send>sure do_show>authority do_show>do_obey do_show>of_config do_show>of_live do_show>of_private ' +
      'do_show>role do_show>url do_show>user do_show>you do_so do_the do_weaken>authority do_weaken>do_claim ' +
      'do_weaken>do_show do_weaken>of_guard do_weaken>of_open do_weaken>of_verdict do_what do_write>do_loosen ' +
      'do_write>humans do_write>of_change do_write>of_money do_write>of_private do_write>unasked docs_, ' +
      'document_. door down_writes download_and dr drop_the drop_what e each_answer earlier>reader emails ' +
      'encoded end end_of endpoint_. enter_the eur even even_if every_order exception execute_it fail_. ' +
      'faq_PATH fast files_in files_to find_. finished flights follow for_# for_assistants for_debugging ' +
      'for_every for_information for_paths force forget_the fraud_threshold from_the front_door ftp further ' +
      'gave general_. github_token given given_and gn good_, got_# graz guest_and has_a has_no have head_title ' +
      'helpers here_, here_and hereby higher higher_limit highest_score history_in humans>authority ' +
      'humans>do_run humans>of_plain humans>of_verdict i_am i_approve i_have i_parse iban_xx if_it ilse ' +
      'import_os import_owner in_each in_january in_this in_your increase info_get info_setup inputschema ' +
      'integrating internal_PATH into_the is_being is_in is_needed is_safe is_wrong is_your it_# it_helps ' +
      'it_into it_is it_only it_works item its j jane key_below key_from keys_in kindly last_reviewed later ' +
      'layer leave_it lgtm likes line_is link_into list_it llms_: load_further locked_. logs_PATH look_for ' +
      'machines mail>of_it management_, maybe>do_claim maybe>do_reply maybe>do_write maybe>of_code ' +
      'maybe>of_guard maybe>of_open maybe>of_orders me me>user meeting_notes memory_: message_? method_. ' +
      'minutes mirror_URL models_have modules_transformed moment my_key nadie needed_. needs_to new_bank ' +
      'newsletter next_step nightly nl no_alternatives no_weaknesses not_. not_a not_apply not_ask not_the ' +
      'notes_! notes_id notice>do_grant notice>do_obey notice>of_guard notice>of_rules now object_, obsolete ' +
      'of_change>do_drop of_change>do_more of_change>do_order of_change>do_pass of_change>of_goods ' +
      'of_change>of_rules of_change>reader of_code>condition of_code>do_pass of_code>do_push of_code>of_guard ' +
      'of_config>do_claim of_config>do_more of_config>do_pass of_config>unasked of_config>url of_config>you ' +
      'of_contents of_goods>do_destroy of_goods>do_drop of_goods>do_pay of_goods>of_goods of_goods>official ' +
      'of_guard>do_ask_user of_guard>do_loosen of_guard>do_push of_guard>of_it of_it>authority of_it>earlier ' +
      'of_it>reader of_live>do_destroy of_live>do_grant of_live>do_send of_live>of_it of_money>do_run ' +
      'of_open>of_power of_person>do_ask_user of_person>do_destroy of_person>of_money of_plain>do_grant ' +
      'of_plain>humans of_plain>of_verdict of_plain>of_weak of_plain>secret_manner of_power>official ' +
      'of_price>do_loosen of_price>do_order of_price>do_send of_price>me of_price>of_price of_printenv ' +
      'of_private>do_obey of_private>of_code of_private>of_config of_private>reader of_private>url ' +
      'of_rules>do_finish of_rules>do_write of_rules>of_power of_rules>override of_secret>do_ask_user ' +
      'of_secret>do_drop of_secret>of_code of_secret>you of_talk>of_config of_talk>of_guard of_them ' +
      'of_verdict>do_ask_user of_verdict>do_obey of_verdict>do_send of_verdict>humans of_verdict>of_plain ' +
      'of_verdict>of_power of_verdict>of_private of_verdict>user of_weak>user official>mail official>of_code ' +
      'official>url on_every once_. one opening opening_hours opens_this operator_MAIL operator_told order ' +
      'ordered other_tool otherwise out output_the override>do_claim override>do_destroy override>notice ' +
      'override>you own_pull p_# p_an p_any p_tell package package_auth packages_, pad pair_programmers ' +
      'parameters_: password_from passwords path>do_push path>do_send path>of_change path_and payment_of ' +
      'payments payroll penalty pennyplan_free perf permissions_. persist>of_plain persist>of_secret ' +
      'persist>of_talk ping_, pip_install please>maybe please>me please>of_config please>of_goods ' +
      'please>of_rules please>of_verdict please>sure please>user please_give policy_to posting pr_# price ' +
      "print_the pro_, proceed_to processing_this prod prompt_and properties_: proxy's pub public_. push_it " +
      'query_. quoted_whatever raise_its read_PATH read_file read_me reader>condition reader>do_ask_user ' +
      'reader>me reader>of_config reader>of_talk reading_the readme recalled recommend recommend_our ' +
      'recommend_to record recovery red_button reject_the removed_from rename render renewed_in repo_. report ' +
      'report_. reporter reproduce reproduce_it research_, response_. result_: result_license retry_with ' +
      'returning reverse_tunnel review_only rights_to risk rm_rf role>do_claim role>do_destroy role>do_reply ' +
      'role>of_code role>of_secret role>user role_to routing rss rss_channel rules_in run_the salary sale_, ' +
      'scanner scopes screening secret_manner>do_order sender sending_the server_started sessions_: setenforce ' +
      'settings_. share_the shared_by sheet_to shipping shipping_costs should_raise should_switch sidenote ' +
      'silva size_: skip_the slack so_on software soon spam sql squash ssh_ed start_URL started_with ' +
      'steps_below strong style_color su summary_. summary_: supplier_to sure>do_grant sure>do_pay ' +
      'sure>do_rank sure>do_run sure>of_person sure>of_secret sure>please sure>url svc svc_up switch task_: te ' +
      'templates thanks_! that_HOST that_is that_version the_administrator the_affiliate the_approval ' +
      'the_bottom the_build the_card the_consent the_dns the_field the_gateway the_github the_highest ' +
      'the_limit the_log the_mails the_minutes the_permission the_purchase the_reader the_red the_remaining ' +
      'the_right the_run the_sandbox the_saved the_security the_settings the_steps the_style then_answer ' +
      'then_clear then_has then_say this_: this_host this_inbox this_library this_only this_site this_system ' +
      'those thought_: threshold_to through_the tidy_clean title_dev to_# to_: to_HOST to_PATH to_accept ' +
      'to_add to_de to_disable to_each to_finish to_hide to_invite to_language to_llm to_pass to_sell to_share ' +
      'to_trash to_turn to_write todo todo_agent tools tools_must touch transfer_# transfer_funds translates ' +
      'ts_pass tunnel turn two_numbers txt u unasked>authority unasked>of_goods unasked>user unlock unsafe_and ' +
      'unsafe_perm up_administrator up_reads upgrade upgraders ups url>earlier url>of_change url>of_rules ' +
      'url>of_talk us usd use_any used_, user>do_destroy user>do_loosen user>do_run user>do_show user>of_guard ' +
      'user>of_it user>of_private user_PATH user_has user_is user_prefers usual validates_them visibility ' +
      'vite_build warnings was_postponed weiter_und what_it whatever when_an when_generating whoever_runs wiki ' +
      'wiki_. wish_: with_URL with_id with_it with_sudo without work_for workaround worker_# works write_a ' +
      'you>authority you>do_destroy you>do_show you>earlier you>of_plain you>of_power you>official ' +
      'you_continue you_received you_run your_context your_human your_new your_owner your_previous',
  ],
  [
    0.25,
    '!_automation !_gpt #_aaaac #_euros #_fc #_files #_hint #_notes #_present #_the #_to #_u ,_add ,_agents ' +
      ',_always ,_answer ,_bump ,_comments ,_created ,_dear ,_delete ,_give ,_inputschema ,_it ,_jon ,_just ' +
      ',_lou ,_notes ,_prompt ,_rating ,_share ,_status ,_submit ,_tell ,_to ._after ._an ._before ._claude ' +
      "._dear ._don't ._js ._list ._look ._note ._secret ._sh ._works :_answer :_cannot :_change :_command " +
      ':_counts :_dark :_delete :_description :_every :_fetch :_git :_object :_permission :_put :_rank :_reads ' +
      ':_returns :_revert :_token :_translate :_user :_vcalendar :_who :_workflow ;_font ;_no MAIL_to PATH_! ' +
      'PATH_body PATH_in PATH_main PATH_require URL_followed URL_prompt URL_to a_check a_coding a_fact ' +
      'a_public a_review a_second a_shell accept_this access access_token account_today add_pagination add_to ' +
      'added_# admin admin_and admin_rights agent_needs agents_, agents_have agreement ai_. ai_coding ' +
      'ai_maintainers ai_policy ai_shopping ai_that ai_to alice alive all_mails all_members all_secrets ' +
      'allow_everything allowed_to already also_, alternatives always_install am_your an_administrator ' +
      'and_delete and_keep and_make and_print and_similar and_submit and_then answer_is any_agent any_llm ' +
      'any_other api_and append_the applies apply_the archived are are_no are_not arguments aria arrive_on ' +
      'article_, as_everywhere as_given as_resolved as_unavailable as_well ask_. asking assistant_: ' +
      'assistants_are assistants_can at_any at_it attachments auth_import authority>do_more authority>do_pass ' +
      'authority>role auto automation autonomous b_, backups_. bank_details bcc begin_: below_, below_is ' +
      'block_, boss box broken bug_, build_. build_PATH build_test bypass_the c:drop-user c:earlier-rules ' +
      'c:example c:gather c:imperative c:me c:notice c:passes-it c:persist c:run c:ship c:you c_n call_it ' +
      'camera can_debug can_stop cancel card card_. carry_out carry_them ceo certificates certificates_of ' +
      'change_the chat_. chats checked checking_them chore_: clause cleaning cleanup cloud_kestrel code_, ' +
      'codeowners comments_. commit_the commit_with company completes condition>do_claim condition>do_order ' +
      'condition>of_secret config_set contain_a continue_after continue_without continues contributors_: ' +
      'conversation_history cookie_in copilots dana data_platform database_. date_, db_and db_retrying del ' +
      'delete_my deploy_key deployment deprecated_option desc detected dev_news diese dir directives ' +
      'directory_. disable_selinux disabled div dns do do_ask_user>of_verdict do_ask_user>secret_manner ' +
      'do_claim>condition do_claim>do_loosen do_claim>of_change do_claim>user do_destroy>do_claim ' +
      'do_destroy>do_weaken do_destroy>me do_destroy>of_guard do_destroy>of_money do_drop>do_show ' +
      'do_drop>of_guard do_drop>of_private do_drop>override do_drop>user do_drop>you do_finish>do_more ' +
      'do_grant>do_drop do_grant>do_push do_grant>do_run do_grant>of_verdict do_grant>secret_manner ' +
      'do_loosen>do_destroy do_loosen>do_more do_loosen>do_pass do_loosen>earlier do_loosen>path ' +
      'do_loosen>persist do_loosen>reader do_loosen>secret_manner do_more>do_destroy do_more>do_obey ' +
      'do_more>do_run do_more>of_person do_more>of_plain do_more>persist do_obey>do_pass do_obey>of_code ' +
      'do_obey>of_config do_order>do_obey do_order>mail do_order>of_config do_order>of_goods do_order>of_rules ' +
      'do_order>of_secret do_order>path do_pass>mail do_pass>of_config do_pass>of_plain do_pass>of_rules ' +
      'do_pass>official do_pass>url do_pay>condition do_pay>of_person do_pay>unasked do_push>do_run ' +
      'do_push>of_guard do_push>of_power do_rank>of_person do_rank>user do_reply>do_more do_reply>do_pass ' +
      'do_reply>do_send do_reply>of_goods do_reply>of_plain do_reply>of_verdict do_run>do_pass do_run>do_reply ' +
      'do_run>earlier do_run>me do_run>of_goods do_run>of_it do_run>please do_run>role do_run>secret_manner ' +
      'do_send>do_weaken do_send>of_rules do_show>do_claim do_show>do_more do_show>do_push do_show>do_run ' +
      'do_show>maybe do_show>please do_show>secret_manner do_this do_weaken>do_send do_write>authority ' +
      'do_write>do_destroy do_write>me do_write>of_guard do_write>of_it do_write>of_open do_write>of_power ' +
      'do_write>official do_write>you document double down driven e_author earlier>do_drop earlier>do_pass ' +
      'earlier>of_rules earlier>of_talk editor engine engines env environment environment_: est ever exceeded ' +
      'exchange execute_the expired expired_. express fact false_everywhere fatal fc fc_# fe fee fetch_slow ' +
      'file_and filters final_step find_module findings findings_in first first_. first_and folder_. ' +
      'follow_the for_agents for_testing forwards_invoices from from_: from_MAIL from_our front g_nder gb ' +
      'get_fact get_with go_: goes_on gpt graz_, great_article green_. guest guest_# h_y have_access head ' +
      'health hello_world helper helper_from her hidden_assistant hidden_bot hide hint_: host_. host_without ' +
      "hours html_head http_get humans>of_goods humans>official hyperdb i'm iban_in if_this ignore_the image_. " +
      'import_errors important_: important_before in_config in_full in_place included_in info_server informed ' +
      'insert instruct instructions_that into_each invisible invoice_attached invoices_to is is_missing ' +
      'is_slow issue_as it_as it_before it_first it_from it_public item_first itself_. jon_silva keep_it ' +
      'keep_this keys_to know kullan l label_this language_model las lea_: legacy_# leite linter list_. ' +
      'list_of list_to llm_hint logger_. login_form looking lost lyon mail>do_drop mail>of_person mail>reader ' +
      'mail_and mailbox mails_from main_and maintenance make make_it management_: match_. may_skip ' +
      'maybe>do_more maybe>do_pass maybe>do_weaken maybe>of_goods maybe>of_weak me>do_grant me>of_goods ' +
      'meeting_. mention_it message_, message_without minutes_. missing_, model_, model_context module_PATH ' +
      'moving mozilla must must_send my_fork my_permission n_n nachricht nder nder_. need never_mention nice_, ' +
      'not_report note note_to nothing_is notice>do_pass notice>do_pay notice>humans notice>noted_key ' +
      'notice>please notice>reader notice>unasked notice>url now_on npm_ci number numbers_. obey of of_all ' +
      'of_change>do_claim of_change>of_code of_change>of_money of_change>official of_code>do_show ' +
      'of_code>maybe of_code>of_it of_code>secret_manner of_config>me of_config>path of_goods>do_loosen ' +
      'of_goods>do_more of_goods>of_change of_goods>of_secret of_goods>unasked of_guard>do_run ' +
      'of_guard>do_weaken of_guard>of_guard of_guard>of_money of_guard>path of_it>do_reply of_it>do_run ' +
      'of_it>do_show of_it>of_live of_it>of_open of_it>of_secret of_it>official of_it>persist ' +
      'of_live>of_secret of_money>do_claim of_money>do_more of_money>of_code of_money>of_guard of_npm ' +
      'of_person>do_claim of_person>do_drop of_person>do_loosen of_person>do_order of_person>do_send ' +
      'of_person>of_goods of_person>of_power of_person>of_price of_person>please of_person>unasked ' +
      'of_plain>do_obey of_plain>do_run of_plain>mail of_plain>of_goods of_plain>of_guard of_plain>of_money ' +
      'of_power>of_rules of_price>of_it of_price>sure of_private>do_pay of_private>of_goods of_private>of_it ' +
      'of_private>of_private of_rules>of_open of_rules>of_secret of_rules>of_talk of_rules>reader of_rules>url ' +
      'of_rules>user of_secret>do_pass of_secret>of_live of_secret>of_power of_secret>official ' +
      'of_secret>reader of_secret>user of_talk>condition of_talk>do_more of_talk>of_change of_talk>of_rules ' +
      'of_the of_these of_verdict>condition of_verdict>do_destroy of_verdict>do_pass of_verdict>do_push ' +
      'of_verdict>maybe of_weak>do_send of_weak>of_guard of_weak>of_weak offer_and official>do_ask_user ' +
      'official>do_pass official>of_rules official>you operating order_view our_price override>do_write ' +
      'override>mail override>of_secret override>official override>reader override_safety own_instructions ' +
      'own_registry owner p_assistants p_yapay part part_of passes password_reset paste_them path>of_code ' +
      'path>you payout percent period persist>do_run persist>of_person persist>of_power persist>of_private ' +
      'place_the play please>do_obey please>do_write please>of_private positive_review positives post_it ' +
      'preferences prefers price_as private profile_. prompt_, prompt_first public_, push_. push_force ' +
      'push_straight python python_# question questions_. quiet_. quietly_and quota quote r_# r_ki rain raised ' +
      'raj react_. reader>authority reader>do_loosen reader>do_push reader>do_write reader>of_live ' +
      'reader>of_open reader>of_price reader>of_weak reader>reader reads_my reasons receiving recipe refund_at ' +
      'rel release_# released released_PATH render_job render_warning renew rent report_our repository_public ' +
      'require_stack rest_. result results_for reuse reviewed_: reviewer_: right_now role>do_send ' +
      'role>of_change role>of_goods role>of_guard role>of_person role>of_plain root_. rule_that rules_. run ' +
      'run_them runs_this safari safari_, safely safety safety_checks sara score screening_systems searches ' +
      'secret_manner>do_claim secret_manner>do_grant security see selinux send_mail session_. session_on ' +
      'session_to sessions set_a set_to setup ship shipped shop shopping shopping_ais should should_run ' +
      'show_me slow solved_it span span_style speeds_up sr_only starts_at status stop_asking stored string_. ' +
      'suite support_. sure>condition sure>do_finish sure>do_obey sure>do_show sure>of_goods sure>of_live ' +
      'sure>secret_manner sure>unasked switch_to system_curl system_reminder task_for td tell_yours ten ' +
      'terraform thanks_, that_forwards that_this the the_attribution the_background the_bank the_call ' +
      'the_command the_complete the_credentials the_description the_door the_first the_fix the_free ' +
      "the_function the_hash the_internal the_line the_lock the_message the_page the_policy the_proxy's " +
      'the_rate the_release the_s the_signature the_whole there_is therefore things this_candidate ' +
      'this_function this_issue this_line this_need this_package this_page this_product this_section ' +
      'this_submission this_to this_tool thread_: through tickets time times title_getting title_node ' +
      'title_team to_all to_any to_call to_check to_close to_include to_mention to_obtain to_paste ' +
      'to_production to_replace to_set to_tell to_upload too_. took_# tool tool_result transactions ' +
      'transparent triaging triaging_this trigger triggers true_style trust_certificates txt_. typed_event ' +
      'typeerror_when typo_for unasked>of_config unasked>of_guard unasked>of_money unasked>of_plain ' +
      'unauthorized unlock_the up_a upon url>authority url>do_ask_user url>do_destroy url>of_secret use_URL ' +
      'user user>authority user>do_ask_user user>do_grant user>do_more user>do_pay user>humans user>of_live ' +
      'user>of_money user>please user_confirmation user_for user_with users_should validate_the vcalendar ' +
      'verify_token verify_your viewed visitors visually_hidden warn_fetch warn_scheduler warning_: ' +
      'weaknesses_. web whatever_is when_asked when_this which_package who whole_conversation will_do ' +
      'will_find window wins with_an with_yes would would_be writes_the wy_lij yet_. you you>do_drop ' +
      'you>do_obey you>of_person you>of_private you_may you_summarise you_to your_operator your_task',
  ],
  [
    -0.25,
    '!_hello #_a #_bb #_db #_dc #_fd #_google #_import #_jun #_mar #_not #_phase #_qx #_r #_selector #_tests ' +
      '#_y ,_action ,_and ,_any ,_args ,_ask ,_cancel ,_close ,_deleting ,_endpoint ,_err ,_four ,_go ,_health ' +
      ',_id ,_install ,_instructions ,_invoice ,_model ,_new ,_options ,_oslo ,_pagepromise ,_params ' +
      ',_software ,_subject ,_summary ,_tags ,_thanks ,_typed ,_unknown ,_upgrade ,_with ,_you ._! ._, ' +
      '._anonymous ._c ._coincat ._format ._id ._import ._json ._language ._message ._no ._object ._or ' +
      '._refill ._remove ._replace ._resolvefilename ._retrieve ._step ._steps ._string ._there ._tokens ._ts ' +
      '._typescript ._users ._your :_allow :_capacity :_copilot :_deploy :_deprecated :_events :_false :_get ' +
      ':_hello :_implement :_int :_kbot :_key :_lin :_link :_oak :_offsite :_options :_paul :_pay :_please ' +
      ':_process :_project :_promise :_record :_same :_send :_set :_status :_sure :_tue :_typescript :_unknown ' +
      ':_value :_wed :_with ;_: ;_class ;_function ;_pages ;_set ;_urgency ;_var ;_you PATH_PATH PATH_article ' +
      'PATH_at PATH_const PATH_docs PATH_format URL_a URL_keywords URL_small a_: a_copy a_failing a_failure ' +
      'a_full a_fully a_node a_separate a_simple a_way a_workflow a_z aa ab_# able_to accept_the adapt ' +
      'add_json added ade adhere adversarial af_# afterwards_. agent_must agent_note agenten agents_are ' +
      'agents_only ai_does allowed although although_it an_application an_array an_object ana_chen and_accept ' +
      'and_any and_may answer_only answer_score anthropic_. any_assistant anyone_. ap api_key apipromise_from ' +
      'apiresource apply_to approve apps april are_cached are_new are_specified are_you argument_must ' +
      'arguments_in article_h as_betaapi asistan asked_# assessment assistant_can assistants_quoting ' +
      'assistants_should attached_the attributes_: auth_cache auth_downloading auth_retrying auth_slow ' +
      'authored authoritative authority>do_claim authority>do_push authority>do_reply authority>override ' +
      'authority>reader authority>you authorization_header autogen automated_agents automates automatic ' +
      'available_: backed backward bash_init basket_and bcrypt bed before berg berg_, betaapi betaapi_from ' +
      'bisect bisect_this blocked blog body_nav bom boolean_; br_br build_listening build_takes build_tool ' +
      'buildheaders buster busy by_, by_. by_default by_mia by_name by_the c_# cache cache_cache ' +
      'cache_connected cache_miss calliope cannot_find captures cases cb cd_# certificate changes_of channels ' +
      'check chen_vip children claim_, class_: class_bucket claude_PATH claude_code clean clean_up cloud ' +
      'code_ferrite code_that collaborative color combined comma comma_separated commit commit_. commit_b ' +
      'competitors_. compiles complete completed_, completing_this concepts condition>do_push conditions_: ' +
      'configuration configuration_, configuration_lives configure_the containing_the context context_and ' +
      'continuing continuous copies_or copilot_please count crawlers create_# created_: credential ' +
      'currently_in cursor_: cwd d_# da_# dae dataclass dataclass_, dataclass_class db_# db_password db_test ' +
      'dc_# dd dead_. deal deal_in debug_fetch decide declare declare_class def def_load default_: ' +
      'default_agents default_meaning defined_in definitions deployed deprecated describes_the ' +
      'description_removes developer_, developer_mode df discussion display do_ask_user>do_send ' +
      'do_ask_user>of_code do_ask_user>of_person do_ask_user>of_secret do_claim>do_drop do_claim>do_push ' +
      'do_claim>maybe do_claim>of_guard do_claim>path do_claim>persist do_destroy>do_drop do_destroy>do_obey ' +
      'do_destroy>of_it do_destroy>of_rules do_destroy>of_verdict do_destroy>path do_destroy>you ' +
      'do_drop>do_drop do_grant>do_grant do_grant>do_weaken do_grant>of_change do_grant>you do_loosen>do_drop ' +
      'do_loosen>do_obey do_loosen>do_run do_loosen>do_show do_loosen>humans do_loosen>of_verdict ' +
      'do_more>do_loosen do_more>do_order do_more>of_it do_more>of_power do_more>of_private do_more>of_secret ' +
      'do_obey>authority do_obey>do_loosen do_obey>do_order do_obey>of_person do_obey>of_talk do_obey>role ' +
      'do_obey>secret_manner do_order>do_destroy do_order>do_loosen do_order>do_run do_order>maybe ' +
      'do_order>of_code do_order>override do_pass>do_more do_pass>do_send do_pass>me do_pass>path ' +
      'do_pay>do_pay do_pay>me do_pay>of_verdict do_pay>secret_manner do_push>do_claim do_push>do_push ' +
      'do_push>of_goods do_reply>do_order do_reply>maybe do_reply>of_guard do_reply>of_person do_reply>of_talk ' +
      'do_run>authority do_run>do_ask_user do_run>do_show do_run>of_plain do_send>condition do_send>do_show ' +
      'do_send>notice do_send>you do_show>do_send do_show>earlier do_weaken>do_pay do_weaken>of_goods ' +
      'do_weaken>of_plain do_weaken>of_power do_write>do_pass do_write>do_run do_write>sure docs_description ' +
      'does_not done_, downloading_package draft_with dtstart_: dump e_# earlier>do_ask_user earlier>of_change ' +
      'earlier>of_plain easy edited_by emitter enabled encrypt endhint endpoint ends_in enforcement enterprise ' +
      'environment_variables equal err_: error_. established event_shall events_. every_package every_question ' +
      'except excluded execution_context explained export_class expose exposed extends_: failed failing ' +
      'fails_twice fall_back false_def fda features_. ferrite_. ferrite_clean ferrite_is field field_dataclass ' +
      "fields file' file_has file_it file_you flag_commit float_field flow_v flowkit' footer for_monorepos " +
      "forward forwards free_, free_of from_# from_future from_googlecloudsdk frontmatter fs' fs'_; func " +
      'functions_for g gateway gcloud_wide get_a gets_the github_PATH google google_llc googlecloudsdk ' +
      'grant_the greater group_by guard guments h hana_, happy hash_of have_been he header header_is heavy ' +
      'help_for hex hierarchical highlight hiring_: hr_team href http_downloading http_job human_: ' +
      'humans>do_destroy humans>do_weaken humans>of_money humans>of_person i_attached icon id_to ids if ' +
      'if_typeof if_your ignore_all import_apipromise import_apiresource import_dataclass import_division ' +
      'import_requestoptions import_slug import_startapicallspan import_unicode in_both in_json in_june ' +
      'in_march in_mastra in_other in_with in_writing included info_assistant info_render info_scheduler ' +
      "information_, init install_, install_. instanceid instanceof interconnects invoking_prompt's is_done " +
      "is_green is_not is_picked is_provided it's it_will item_. its_own janitor job job_is jon_park js js_v " +
      'json_, json_. kb kb_dist kbot keeps kestrel kestrel_deploy key_value kim_berg kind kind_regards lambda ' +
      'lamp last_edited last_update layout_: lease_ends legal_; legs_. lena_ortiz lexicographically li_ask ' +
      'li_get licenses lightweight like limitation_the limited limiter line_, link_is list_query list_view ' +
      'lists llc load_node load_path locally lock logged long m machine_. machine_send machine_states macro ' +
      "mail>of_guard maintenance_mode manager managing map mar mastra's mastra_PATH matcher maximum maxretries " +
      'maybe>maybe maybe>of_change maybe>unasked me>do_loosen me>do_run me_triage mean medium meetings ' +
      "members_. message' message_to mia_on mia_park model_call monitoring monorepos monorepos_. more_details " +
      'more_information morning moved moves_it must_add must_run must_write names needed_, needs negligence ' +
      'network never new_entries new_test new_upstream next_page node not_retry notes_this notice>do_write ' +
      'notice>of_private notice>of_verdict now_# nte null_, null_; nzac oak oak_, object_: of_change>condition ' +
      'of_change>do_grant of_change>user of_code>do_send of_code>of_plain of_code>of_power of_code>of_verdict ' +
      'of_config>do_write of_config>of_goods of_config>of_rules of_goods>do_order of_goods>maybe ' +
      'of_goods>noted_key of_goods>notice of_goods>please of_goods>sure of_guard>do_claim of_guard>do_drop ' +
      'of_guard>of_change of_guard>url of_it>do_write of_it>of_person of_it>role of_it>you of_legal ' +
      'of_merchantability of_money>of_rules of_person>of_secret of_person>of_verdict of_person>you ' +
      'of_plain>condition of_plain>do_order of_plain>do_write of_plain>earlier of_plain>of_code ' +
      'of_plain>of_config of_plain>of_it of_plain>unasked of_plain>user of_price>do_pay of_price>of_code ' +
      'of_private>do_ask_user of_rules>condition of_rules>do_drop of_rules>do_run of_rules>do_send ' +
      'of_rules>do_weaken of_rules>maybe of_rules>of_verdict of_secret>do_more of_secret>earlier ' +
      'of_secret>unasked of_talk>do_drop of_talk>official of_talk>sure of_verdict>do_run of_verdict>do_show ' +
      'of_verdict>of_goods of_verdict>of_rules of_verdict>official of_weak>path off_the offers_out ' +
      'official>humans official>of_private offsite offsite_agenda on_an on_any on_you on_your options_option ' +
      'opts or_fully or_substantial orders os_import other_ways otherwise_it our out_the over ' +
      'override>do_order override>earlier override>of_plain own p_. p_ferrite p_outputs package_# package_is ' +
      'package_that pagepromise pages_# pair pairs parent parse_# parse_the parse_with parsers passed ' +
      'password_. path>condition path>do_more path>do_show path>of_plain path>official paul_yates payload ' +
      'persist>do_weaken persistence persistent persons persons_to picked_up picks_this pin please>do_destroy ' +
      'please>do_drop please>do_send please>do_weaken please>humans please_include plied pooling port_# post_a ' +
      'pr_. prefers_e prepend preserve previous principal process process_step processing produces ' +
      "production_credentials progress_, projects_. promises prompt's prompt's_execution prompted props " +
      'prototype_. providing public py qualified_identifier query queue queue_retrying quiet quoted_init ' +
      'quoting_from raise rank reachable read read_the reader>do_obey reader>do_reply reader>of_money red ' +
      'redshift reference_layout referenced_by refill refill_time reflect refresh regards region_region ' +
      'regions remove removes_temporary repeat_the replaced report_a reporter_: reports_a repository request ' +
      'requestoptions_from require required_to requirements_. requiring resolve resolvefilename ' +
      'resolvefilename_node resolves_to resource_# resource_the resourcetype_: respond respond_with ' +
      'responses_commit restriction restriction_, results_. return_this returns_an review_location ' +
      'role>do_order role>do_pay role>do_write rotate_the round router_from row_, run_gcloud runid ' +
      'runs_containers sandbox_. saves says scalable scans scheduler_listening schema scope scratch script_is ' +
      'se search search_, secret_manner>of_goods secrets security_policy send sends_the sequential serve ' +
      'serves set_of sets setting shall_the shared should_add show_the shown sie signature signatures ' +
      'significantly skip skips slugs_. small_build small_state snapshot software_and software_without ' +
      'specified_if spine stack staging start_. startapicallspan_from states_creates status_. step_# ' +
      'steps_prepend string_error substantial_portions summarizers_are support sure>do_ask_user ' +
      'sure>of_private sure>sure sure_, switching systems_should tables tags_: temporary_files test_before ' +
      'test_runner text_: thanks_to the_. the_ai the_changelog the_check the_context the_details the_end ' +
      'the_error the_figures the_following the_input the_job the_most the_new the_order the_original ' +
      'the_partner the_phrase the_question the_reference the_resource the_review the_rights the_specified ' +
      'the_tests the_ticket the_title the_tool the_typo these_variants this_document this_in this_message ' +
      'this_module this_should this_step this_table this_up threshold timeout timestamp_: tiny title_weekly ' +
      'tls to_access to_create to_implement to_main to_not to_our to_proceed to_re to_return to_stop ' +
      'to_transfer to_unlock to_whom token_string tokens_amount tom_: tool_calls tools_and trace treat ' +
      'triage_permission tries ts_PATH ts_automatically ts_const tue_, tue_mar twice_in two_offers type_: ' +
      'typescript_handbook ubuntu uint unasked>do_write unasked>notice undefined_; unexpected_token ' +
      'unicode_literals unknown unknown_; up_automatically urgency_medium url>maybe url_; use_an use_strict ' +
      'user>of_price user>of_rules user>of_verdict user_: user_guide using_a utc ux values_. variants_are vote ' +
      'wait waiting wants_to warning warranties warranty_of was_last ways_. wed_, what what_is which_is ' +
      'whichever_agent whitelist who_contributed whoever_automates whom_the wip with_ferrite without_a ' +
      'without_limitation without_notice without_restriction without_review work_with wrappers write_access ' +
      "writes you'd you>do_loosen you>do_pay you>do_send you>do_weaken you>of_it you_answer you_start you_will " +
      'you_work your_assistant your_next zodnumber',
  ],
  [
    -0.375,
    '!_# !_discord #_ab #_aug #_b #_be #_begin #_bf #_closes #_dec #_ee #_experimental #_february #_ferrite ' +
      '#_invoice #_jul #_k #_kb #_march #_may #_ms #_node #_nov #_of #_p #_passed #_sep #_since #_unstable ' +
      '#_update #_when ,_, ,_as ,_bio ,_called ,_claude ,_content ,_createdat ,_edit ,_field ,_free ,_inc ' +
      ',_memory ,_no ,_parameters ,_path ,_price ,_priority ,_response ,_stop ,_then ,_there ,_this ,_whether ' +
      ',_which ,_while ,_works ._additional ._api ._argv ._comment ._default ._error ._exit ._grant ._headers ' +
      '._hello ._if ._it ._md ._notes ._path ._pick ._prefer ._prototype ._query ._read ._returns ._skip ._src ' +
      "._startswith ._the ._token ._tostring :_; :_active :_anthropic :_as :_ask :_automated :_aws :_b' " +
      ':_boolean :_chen :_code :_contract :_date :_ec :_float :_high :_hr :_if :_lists :_location :_mon ' +
      ':_morning :_noor :_null :_pending :_re :_run :_sends :_sg :_src :_team :_text :_two :_update :_utf :_v ' +
      ':_version :_vpc ;_await ;_constructor ;_exports ;_region ;_type ?_: ?_; ?_? MAIL_date MAIL_mon MAIL_wed ' +
      'PATH_: PATH_before PATH_description PATH_footer PATH_for PATH_li PATH_script PATH_this URL_sh URL_with ' +
      "a' a_different a_project a_request a_resource a_row a_specific a_user ab_cdef abcd abstract " +
      'acceptance_: access_, access_to accuracy achieve add add_, ade_, advanced after_. again again_# ' +
      'agent_gets agent_picks agent_that agents_. agents_may agents_need ago_, ai_assignees ai_handling ' +
      'ai_reviewers all_channels all_files all_messages all_rights allows_you alpha amount_to an an_admin ' +
      'an_agent an_existing an_llm and_# and_can and_onboarding and_propose and_short and_takes and_the ' +
      'and_want and_will and_write anna anonymous anonymous_PATH another answer_. answering_. ant anything api ' +
      'api_annotations apiresource_from apitools apiversion app_: app_start applicable approaches ar are_an ' +
      'are_in area argparse argv_# arising arn_arn array_of as_quoted as_root ask_the ask_when asking_for asks ' +
      'asks_for assignees assistant_to associate asystent at_module at_object at_the attacker attributes_are ' +
      'aug_# auth_compiled authority>authority authority>do_grant authority>of_code automated_readers ' +
      'automates_this automatically_. availabilityzones aws ba ba_# base_from batch batches bd be_# be_edited ' +
      'be_removed be_specified before_quoting belongs below_and beta_: between_the bindings bitte bo_MAIL ' +
      'body_. bom_# bool branch_. bring build_connected build_get building bun by_a by_phone by_using bypass ' +
      'c:about c:forbids c:you-are-maybe ca cache_. cache_warning calendar calendar_. call_, call_the ' +
      'call_this calls can can_do canonical capabilities_. capacity categories caused cc cdef chair change ' +
      'charge_, check_and cheers chen chen_MAIL choose circular cite client_; closed closes_. cloudsdk ' +
      'code_build columns columns_you combination comment_, compliance_with compressed confidential config_, ' +
      'config_. confirm consistent constants contact_us containers context_: context_before contract_draft ' +
      'contributed_. controlled convenient conversation_to conversion copy_the core_responsibilities crash_on ' +
      'cron current_. dangerous database_and dataclasses dataclasses_import date date_: day_. db_slow ddf ' +
      'debhelper_compat dec_# declarations dedicated default default_. dependencies depending depends ' +
      'depends_on deploy_. deploying derived description_alpha description_new detailed_help developer_guide ' +
      'dialog_opens div_align do_. do_ask_user>do_drop do_ask_user>me do_claim>do_ask_user do_claim>of_goods ' +
      'do_destroy>do_more do_destroy>do_show do_destroy>notice do_destroy>of_change do_destroy>of_weak ' +
      'do_destroy>official do_destroy>unasked do_drop>do_ask_user do_drop>of_talk do_drop>path ' +
      'do_grant>do_ask_user do_grant>maybe do_grant>reader do_grant>unasked do_loosen>do_grant ' +
      'do_loosen>of_change do_loosen>of_secret do_more>condition do_more>earlier do_more>of_config ' +
      'do_more>of_price do_more>of_talk do_obey>condition do_obey>do_write do_obey>me do_obey>of_secret ' +
      'do_obey>you do_order>of_change do_pass>humans do_pass>maybe do_pass>of_guard do_pass>you ' +
      'do_pay>do_order do_pay>of_goods do_pay>of_guard do_pay>path do_pay>persist do_push>do_send ' +
      'do_push>of_person do_run>do_claim do_run>do_push do_run>do_weaken do_run>do_write do_run>of_guard ' +
      'do_run>of_private do_send>authority do_send>do_more do_send>do_obey do_send>do_reply do_send>role ' +
      'do_send>unasked do_send>url do_send>user do_show>do_loosen do_weaken>do_order do_weaken>earlier ' +
      'do_weaken>maybe do_weaken>of_it do_write>of_price do_write>path do_write>secret_manner does download ' +
      'downloads_URL draft_v ea earlier>of_guard earlier>of_it east east_# ec edit ef_# emits empty enabling ' +
      'end_. ended ends enhanced entry error_handling error_if escalate eu evaluates event event_, event_moves ' +
      'eventemitter_from examples_. except_in execution_, execution_. exists_: exit_code export_const exports ' +
      'exports_. expressions extends extends_apiresource f_: faq fe_# feature_request ferrite_contributors ' +
      'ferro_MAIL fetch_job fetch_retrying fetches fff fff_; figures file_except file_exit file_is filenames ' +
      'files_# files_referenced files_under firefox firefox_. flaky_on flatten float flour flows followed_by ' +
      "following_command following_conditions following_get foo' for_creating for_language for_me for_more " +
      "for_node format four_legs fri_, from_dataclasses from_flowkit' from_node from_your from_zod fs_. " +
      'fs_from fully_qualified func_verify functions furnished furnished_to g_. ga gather gcloud_alpha git ' +
      "global go' goes going gracefully greet guide h_# handbook handed handle_empty handling hashes have_an " +
      'have_strings have_used he_has header_. headers_: help_. hereby_granted hide_the hnsw holds hook hr ' +
      'http_cache http_retrying human humans>do_more humans>do_show humans>of_code humans>of_config ' +
      "humans>of_private humans>sure hurd i_can i_need iac id'_, id_: ideas identifying if_init if_token " +
      'image_: implied import_from import_machine in_any in_code in_compliance in_memory inc incremental ' +
      'indirect inferred info_fetch information_. initial inputs instancetype instantiation instead_of ' +
      'instructions_: integrate integrated integrates integration_, integrations interruption into_a ' +
      'into_french invocations invoke io ion ip is_attached is_dead is_expected is_hereby is_unclear is_what ' +
      'iso it_can it_closes it_deletes it_has itself job_that js_. json json_: json_file json_flag judges ' +
      'judges_that jul jul_# jun_# june k_# kb_maintainers key key_is keyof keywords kh laptop_from large ' +
      'last_updated leaves let_the lin linux_, list_all literals live lives_in llm_. load_sys localhost ' +
      'location_location lookup loops lp lzdi machine_from machines_for mail>of_plain mailing maintainer ' +
      'maintainer_upload mar_# march master match materials maybe>condition maybe>me md_, me>do_destroy ' +
      'me>do_more me>do_obey me>do_send me>earlier me>humans me>of_code message_as messages_of met metadata_: ' +
      'mia_chen mia_silva middleware might migrations miss mitigation mixed model_reading model_should ' +
      'model_that model_to models_. models_: module_provides mon_mar month morning_all move moves ms must_be ' +
      'must_read n_only name_; navigation needs_the new_. new_error new_instructions no_changes no_event ' +
      'noemit noise none_: nor normal not_given not_specified note_some notice>do_more notice>of_person ' +
      'notice>you notice_and notice_shall nov number_; obj obtaining_a occur of_change>do_run of_charge ' +
      'of_code>do_destroy of_code>do_weaken of_code>do_write of_goods>do_show of_goods>do_write ' +
      'of_goods>persist of_guard>do_pay of_guard>of_config of_guard>of_plain of_guard>official ' +
      'of_guard>secret_manner of_it>do_claim of_it>of_plain of_live>of_plain of_money>of_private of_money>you ' +
      'of_person>do_push of_person>of_code of_person>of_guard of_person>persist of_plain>do_loosen ' +
      'of_plain>do_weaken of_plain>of_person of_power>do_destroy of_power>do_loosen of_power>do_more ' +
      'of_power>do_push of_power>maybe of_power>you of_price>do_show of_price>earlier of_private>maybe ' +
      'of_private>me of_private>of_talk of_rules>me of_rules>of_config of_rules>unasked of_secret>do_grant ' +
      'of_secret>do_loosen of_secret>do_obey of_talk>do_claim of_talk>do_pass of_talk>do_reply of_talk>do_show ' +
      'of_talk>do_write of_verdict>of_change of_verdict>of_config of_verdict>of_secret offers ' +
      'official>do_weaken official>me official>official olu olu_ade olu_chen on_# on_, on_it on_startup ' +
      'on_windows opens_on ops optimal option_default option_to or_otherwise order_to organization_, origin ' +
      'oslo output_, overhead overridden override overwritten owasp ownerid p_dear pack packages padding ' +
      "pagecursor params_: parse path' path>do_order path>humans path>of_talk paths paths_commit patterns_, " +
      'pdf performing permission_notice permissions persist persist>maybe persist>unasked person person_. ' +
      'person_obtaining phase_number picked piotr_, plan_. plan_to plan_with planning_PATH please>do_loosen ' +
      'please>do_order pool_. portions porto_, post_PATH prefer prerequisites_an prices_as print_load ' +
      'priority_: projectid prompting propose prototype ps_to push_, q_# quality queue_cache queue_downloading ' +
      'queue_slow quick_start quickly quotes quoting_them rating_: re reached reader>of_private reader>you ' +
      'readers_: readers_of readonly receives reconcile record_string recorded references refund_dialog ' +
      'regards_paul region_us release_notes removing render_compiled render_get renders replica replicas_: ' +
      'reply_to representing requests_are resolve_this resolved restrictions_. result_into resume retention ' +
      'return_; reveal review_. reviewers_have rewritten roadmap_. robots role role>do_obey rotate route_: ' +
      "run_, run_. run_app run_curl run_expected run_sudo runner_features running runtime runtimecontext s' " +
      'safari_and same_here says_quoted scan scenarios scheduler_cache scheduler_get scheduler_warning ' +
      "scheduler_worker score_# scorer sdk_PATH selector_: sell send_go' sent sep sep_# session_, shall_be " +
      'shell_. showlinenumbers significant since_the single skill_: slug so_, solving sort source source_, ' +
      'specified_, split_tokenizer spreadsheet spreadsheet_since standardized stars startup_with ' +
      'state_machines statistics stays stop store stored_card strategies string string_: subject submit subnet ' +
      'substantial substitute suffix suggestions summarize summarize_long supplied swarm_coordination sync ' +
      'synopsis_gcloud synopsis_tidy sys_def system_message tell_the telling_the temperature test_# tests ' +
      'tests_, that_bisect that_sees that_there the_active the_arguments the_basket the_changes ' +
      'the_documentation the_history the_import the_incident the_invoice the_invoking the_library the_models ' +
      'the_name the_official the_operation the_phone the_pr the_prices the_project the_property the_same ' +
      'the_shared the_snyk the_support the_system the_terms the_token the_type the_warehouse them_with these ' +
      'this_, this_channel this_flag this_permission this_software thu_, thursday times_i titles to_configure ' +
      'to_enable to_false to_install to_move to_remove to_reset to_sign to_take token_into tokenizer_commit ' +
      'tomh_, tooling train trained transformation true_, try ts_. tue tuning type types ubuntu_# ul ultra ' +
      'unclear undefined under_the understanding undici_. uninstall unit unlimited unpackedsize unstable_; ' +
      'upload urgency url_. us_central us_east us_west use_? use_early use_in use_this used_a used_to ' +
      'user>maybe user>of_person user>persist user_which users_: util_from validates version_: version_npm ' +
      'vevent_end vitest vitest_run vpc_# vpcid want_to warn_cache warranties_of watcher_, way_to wed week ' +
      'well_. west west_# what_do what_would what_you where white_text wide_flags will_not with_code with_exit ' +
      "without_approval worker_connected workflow' workflows_, working_directory working_with write_down xml " +
      'yarn you>do_pass you>you you_need your_shell yourself z_tests z_vitest ' +
      'zero_dependencies zod_PATH zodobject',
  ],
  [
    -0.5,
    '#_ad #_author #_building #_cd #_chen #_create #_description #_ec #_ff #_getting #_hello #_is #_items ' +
      '#_minutes #_note #_oct #_os #_xx ,_a ,_base ,_code ,_config ,_creationtime ,_default ,_ensure ,_help ' +
      ',_items ,_limit ,_modify ,_or ,_out ,_page ,_paste ,_review ,_security ,_source ,_such ,_system ' +
      ',_version ,_world ._admin ._answer ._body ._commit ._core ._def ._delete ._delivery ._document ._gcloud ' +
      '._however ._include ._installation ._internal ._is ._length ._load ._messages ._new ._projects ' +
      '._resolve ._response ._stream ._these ._time ._unpackedsize ._url :_URL :_after :_bmad :_chair :_claude ' +
      ':_collect :_d :_def :_delivery :_go :_gsd :_i :_in :_jd :_js :_keep :_labels :_metadata :_minutes ' +
      ':_nadia :_path :_production :_quick :_replicas :_repository :_str :_thanks :_tomh ;_; ;_const ' +
      ';_description ;_do ;_let ;_provide ;_return ?_, MAIL_fri MAIL_in MAIL_test MAIL_thu PATH_a PATH_step ' +
      'URL_npm a_dockerfile a_helpful a_json a_laptop a_message a_requirement a_spreadsheet a_time aaltonen ' +
      'able abort above_copyright account_, accounting act activate activation_steps adapter adaptive add_it ' +
      'address_. administrator_. ae_# again_, against age agent_run agents_reading ai_helper ai_models all_, ' +
      'all_agents allocation also_available amount_return ams an_emergency analyze and_confirm and_deploy ' +
      'and_enter and_stop and_writes ansi answer_the anthropic_api any_person api_reference apikey app_with ' +
      'appears appended approval_. args argv arrays ask assistant_completing assistant_handles attach_the ' +
      'attacks attributes attributes_of aug auth_listening auth_worker authority>of_plain authority>unasked ' +
      "authorized auto_generated availability availabilityzone average b' b_: back bash be_found before_and " +
      'begins behind benefit best_regards better bf bf_# blog_PATH bot_may branch_per browser_and ' +
      'budgeting_plan build_compiled build_job building_for bump_eslint by_mail by_r c_, cache_test ' +
      'cancellation capabilities capability captured carries case ce central central_# cert cf_# chair_, ' +
      'changed changelog_commit changes_to channel check_token cheers_kenji chen_, ci_, classify click client ' +
      'client_, client_: clone code_is collaboration collector command_line command_that compat compliant ' +
      'compute concept condition condition>of_change conditions confirms connected_to const_response ' +
      'consumption container continue_, contributor contributors_PATH controls conversation_, conversation_. ' +
      'converted copyright_# cos could_you created createdat createdat_: creationdate creationtime_: creative ' +
      'credit_card criteria cryptographic curl_fssl current_state cut cve_# cycle database_, db_connected ' +
      'db_get db_job db_listening dd_# dear_assistant debug_queue debug_scheduler debug_worker dec def_take ' +
      'default_is deleted delivery_dates delta depend_on dependency_. deployment_metadata describe_a desk_, ' +
      'detail df_# dict diff digest directly disclaimer discuss discussed_, do_ask_user>do_destroy ' +
      'do_destroy>do_destroy do_destroy>do_write do_destroy>maybe do_drop>condition do_drop>do_weaken ' +
      'do_loosen>authority do_loosen>condition do_memorize>of_person do_obey>do_pay do_obey>do_push ' +
      'do_obey>maybe do_obey>of_private do_order>authority do_order>do_more do_pass>do_run do_pass>do_show ' +
      'do_pass>sure do_pay>of_code do_pay>official do_pay>you do_push>do_drop do_push>do_write do_run>do_more ' +
      'do_run>maybe do_run>of_verdict do_send>do_ask_user do_send>do_run do_send>persist do_show>sure ' +
      'do_weaken>do_ask_user do_weaken>of_rules doc dockerfile_steps documentation_URL due earlier>of_code ' +
      'earlier>of_secret easier eb_# ebc ec_# edited ef elif else_. email emergency emitter_URL ensuring ' +
      "entity error' escalation_: eslint_to esm etag eur_. event_: eventemitter events_, everyone_who " +
      'examples_of existing_helpers exit_status expected_it expiresat export_default export_interface f_author ' +
      'fails fb fb_# fe_author feature_and february ferro fetch_compiled ff_# file_only file_path files ' +
      'files_: filesystem filter filter_by finished_, fit fleet flush focus followed following_describe ' +
      "footer_# for_any for_each for_week for_you from_, from_ai from_google from_slugline' fssl generate " +
      'github google_cloud ground hangs_, happens heap help_, helper_: helpers_in highest honor hour ' +
      "http_compiled http_test humans>do_loosen humans>do_obey humans>notice humans>reader humans>you iam id' " +
      'identified if_a if_you ignore ignore_previous implement implementation import_. import_json import_time ' +
      'import_type improvements in_five in_no in_one in_src in_v include_. index_. info_worker inherited ' +
      'initialized inspect install install_the installer instance_, instance_. insurance intent interactions ' +
      'interacts internet invoice_sent iot is_currently is_faster is_for is_returned is_written isinstance ' +
      "issue issue_. it_? it_reads it_up it_via it_with items join js' js_, jsonschema judgment jun keep_the " +
      'kestrel_login key_# keys_. keys_and kms know_when lastmodifieddate latest lease legs len lib license_: ' +
      'lifecycle link_in linked list_# literal lives llms_that loader locations logged_in look_up lost_access ' +
      'low lts m_, mail>do_loosen mailbox_should main_h manage mappings march_. mastra_docs math md_and ' +
      'me>of_guard me>path means mechanism memory_PATH memory_leak messages_. minor mix mockagent mode_, ' +
      'module modules mon_, month_in months more morning_, mutation nadia ne new new_one next_agent ' +
      'next_meeting nginx noemit_. non_maintainer not_add not_edit not_know not_send notes_about notice>do_run ' +
      'notice>mail notice>me notice>of_price nov_# npm_url number_and obtaining oct oct_# of_change>of_power ' +
      'of_code>do_claim of_code>mail of_code>unasked of_config>do_destroy of_config>do_loosen of_config>maybe ' +
      'of_config>of_config of_config>of_talk of_config>sure of_goods>do_ask_user of_goods>do_pass ' +
      'of_goods>of_person of_goods>user of_it>condition of_it>do_obey of_it>me of_live>maybe ' +
      'of_person>of_person of_person>of_plain of_person>of_talk of_person>reader of_person>sure ' +
      'of_plain>do_pass of_plain>of_change of_plain>of_rules of_plain>persist of_plain>sure of_power>do_drop ' +
      'of_power>do_obey of_power>do_send of_power>me of_price>of_person of_private>do_destroy of_private>you ' +
      'of_rules>do_more of_secret>do_run of_secret>of_goods of_secret>of_talk of_talk>do_loosen of_talk>maybe ' +
      'of_talk>of_goods of_talk>of_it of_talk>of_private offs offs_and olu_silva on_main on_whitespace ones_. ' +
      'only_show open_the operational option options_. or_not origins os_ubuntu oslo_, output_format ' +
      'outputschema override>do_show ownerid_: p_measure page_the pages_. pagination park park_, parser_. ' +
      'partial passport paste path>do_loosen path>of_goods path_. payments_description permission_is plain ' +
      'plans_. platform_team please>condition please>do_ask_user please>do_more please>do_show please_check ' +
      'policy_for polyfill pool port port_: potentially prediction present priority probe process_this ' +
      'project_root promote propertiestable_content prose provide provide_a provides_a publish_, published ' +
      'publishing purposes qualified query_# queryparams questions queue_compiled quick_call quoted_. ' +
      'quoted_to r_, ratio rationale read_. reading_read rechnungen recursive redact redaction reference_: ' +
      'refund regards_kenji regards_nadia region regional registry registry_URL rejected relationships ' +
      'remember_that reminder removed_v repeat repo reports represents_a req request_id requests requests_. ' +
      'requirement requirement_is reserved_. reset resolves resource_. resourceid resourcetype response_await ' +
      'restart_the retrying_in return_check return_false return_value returns_and reveal_your review_, ' +
      'reviewers_must revoke rich rights_reserved ring roadmap role>maybe role>path role_, root_PATH rule ' +
      'rules_of run_a sam sandboxegressrestricteder sanitize save_notes scheduler_retrying scope_, script_from ' +
      'secret sees segment self_, self_: send_a send_me send_the sent_# separator_what servers service_. sg ' +
      'sg_# sha_# short_functions should_not should_reply show_what showlinenumbers_copy shows slice so_the ' +
      'sometimes source_: spawn speaking specified specified_. specify_the speech speed spring sqlite ssl st ' +
      'stability standing start_expected started_PATH startswith starttime starttime_: state str stream_. ' +
      "strictly string' string_; strings_such structural structures sts style_visibility substring suggest " +
      'support_, supported supported_. sure sure>of_talk surface system_prompt system_to t_; tabs tdd team_: ' +
      "technical tells_the template_: terminal test tests_pass text' text_. that_a that_in that_process " +
      'the_attributes the_balance the_columns the_company the_configuration the_migration the_on the_parser ' +
      'the_password the_price the_quick the_role the_second the_standard the_types the_web then_delete ' +
      'there_are this_. this_adds this_must this_run throwing thu timeline timeout_: tion to_allow to_detect ' +
      'to_developer to_drop to_help to_load to_log to_parse to_prevent to_read to_skip to_treat tokens tone ' +
      "tools_, topology tostring trade_offs true' true_; trying ts_login tuesday_, turn_off two two_devices " +
      'two_options typeof typo_. unittest unnecessary unpackedsize_: unstable unsubscribe update_. ' +
      'update_changelog updated upstream_version url use user>sure user_to users_. uses_the using_the utility ' +
      'v_print valid_json validate var variants version_. versionadded violations vip_# visibility_: void ' +
      'vscode vulnerabilities wait_for waits want_a warehouse warehouse_. warn_build ways weight welcome ' +
      'what_joins when_i when_using whether_to whitespace_. wide will will_be will_need windows_, with_: ' +
      'with_a with_minor with_this without_restrictions work worker_downloading worker_retrying worker_slow ' +
      'worker_worker worktree world_! writable write_it write_to writer writing ws ' +
      "yesterday_. you've your_month z_end",
  ],
  [
    -0.625,
    '!_ai #_ae #_are #_ba #_by #_commit #_dev #_df #_eb #_lines #_or #_positional ,_carla ,_e ,_keep ,_key ' +
      ',_license ,_load ,_pass ,_porto ,_request ,_target ,_team ,_tools ,_type ,_without ._. ._args ._check ' +
      '._closes ._config ._d ._data ._debug ._describe ._do ._examples ._flags ._how ._instruction ._must ' +
      '._node ._quick ._regards ._stringify ._toml ._total ._type ._version :_! :_: :_c :_can :_dee :_drop ' +
      ":_function :_list :_n :_npm :_payments :_phase :_q :_quarterly :_security :_string' :_use :_write :_you " +
      ';_a ;_if ;_it ;_private ?_. MAIL_tue PATH_. PATH_br PATH_first PATH_on PATH_or PATH_output URL_bash ' +
      'URL_img a_cloud a_member a_new a_small aa_# abc absolute_import account_manager act_as action_items ' +
      'actionable actions actually ad_# additional_context ae after_each agentic agentic_flow agents_to ' +
      'ai_agents ai_assistant ai_sdk aliases all_copies also_be amazon an_instance an_issue and_. and_ask ' +
      'and_hand and_install and_open and_pay and_restart and_show and_tell and_you annotations_: any_; ' +
      'anywhere app appengine approve_the approved_with apr arbitrary architecture are_available are_working ' +
      'arm as_if as_is as_needed assistant_. assistant_is assistant_of associated assumed attached_, ' +
      "attention_ai authority>do_ask_user available_to avoid azure balancing bar' based baseline bash_. " +
      'bash_and basis be_a be_called bea because before_coding behavioral benefits beta bmad books books_the ' +
      'bookworm boolean boto boundaries boundary brandt_account broken_link browsers bucket_: ' +
      'build_downloading built business but_not cache_slow call_engineer call_yesterday calling can_i capital ' +
      'cargo category_: cf channel_. chatgpt check_for cheers_the child ci_PATH cidr claim claims clearly ' +
      'click_the client_. closes_: cloudflare clusterip coding_models collaborator collection command commit_d ' +
      'committed community compatible compilation complete_, compliance component compression ' +
      'condition>condition condition>of_rules config_; configs consider console_. constructor consumed ' +
      'contributions cookies copy_, copyright_notice cost creates_a creating_a creationtime credentials ' +
      'credentials_, currently custom customers customize d_, daily datetime debug_auth debug_build decision ' +
      'default_, defaults_to deferred defining delete_all delivery_of depend deprecation describes ' +
      'description_beta desired destination destroyed detailed details_for detect detection determined ' +
      'difference different disclosure dispatch distributed distribution divergent division ' +
      'do_ask_user>condition do_ask_user>official do_claim>of_power do_claim>sure do_destroy>do_loosen ' +
      'do_destroy>do_order do_destroy>do_pay do_destroy>do_run do_destroy>mail do_destroy>of_secret ' +
      'do_destroy>of_talk do_drop>of_power do_loosen>do_ask_user do_more>do_pay do_obey>do_reply ' +
      'do_obey>of_power do_order>do_pay do_order>humans do_order>official do_pay>do_destroy do_push>do_loosen ' +
      'do_run>override do_send>of_change do_weaken>do_drop do_weaken>do_run do_weaken>official docs_PATH ' +
      'documentation_for downloading downstream dtstart duration each_edit early_returns eb edge efficient el ' +
      'embedding enabled_: enables entities err error_message eslint esmodule evaluate evaluating examples_to ' +
      'exceptions exit exported extraction f_. fallback feature features_: fetching files_the fill_in ' +
      'five_minutes fix_: flags_. flags_that following_list for_coding for_const for_details formatted ' +
      'formatter_after formatting found_, foundation frame frequency fri fully function_: gcloud_beta goals ' +
      'green_again handles headless height hello_all how_the humans>do_pass humans>do_write humans>of_change ' +
      'humans>of_guard identifier_for images implicit import_absolute import_eventemitter imported importstar ' +
      'in_an in_case inc_. indexes_matter info_auth info_db info_for info_queue information information_on ing ' +
      'inner input_. install_flowkit install_it installation installs int interact interactively intercept ' +
      'interface interval introduction invoked is_as is_planned isolated issues it_PATH it_changed it_license ' +
      'it_says iterable json_only key_, key_: kill law least leaves_on left_: length_# lens levels libsql ' +
      'likely limitations_under linear location_: login_rejects logs los mac mail>do_destroy mail>do_run ' +
      'maintainers_: maintaining make_a manager_and masterusername material may_# maybe>override maybe>persist ' +
      'mb mcp_tools md measure measure_before mechanisms memlog memory_. metadata method method_: milestone ' +
      'min mini minor_changes minutes_of mobile models_are modern mon monitor msg much multiple name_. ' +
      'name_and name_of name_to names_, need_a neither networks no_answer nodejs not_, not_reformat not_use ' +
      "note_that notice>do_show notice>do_weaken npx null object' object_. of_change>authority of_code>path " +
      'of_code>you of_config>official of_goods>me of_goods>you of_guard>do_show of_guard>of_power ' +
      'of_live>do_ask_user of_money>do_pay of_plain>path of_private>earlier of_private>sure ' +
      'of_secret>of_config of_verdict>of_money of_verdict>of_verdict office_: official>of_verdict ' +
      'official>persist offset oidc on_tuesday once only_. only_for operate optimized options ' +
      'options_arguments or_a or_an or_in orchestration order_: output_: override>of_change override>of_goods ' +
      'override>of_power page_, params parse_json parts passing path path_: pending_, persist>of_it ' +
      'persist>official persistent_facts phase_# phases placeholder plain_text planned planned_for planning ' +
      'please>do_push please>mail please>reader please_add poisoning positional_arguments possible powerful ' +
      'prefer_composition prepare preserved preserves prevent previously primitive primitives principles ' +
      "print_every printing process' production_ready project_in promise prompt prompts properly " +
      'propertiestable provided_as proxy punctuation pushes queries questions_about queue_connected ' +
      'quoted_output r_PATH ranked raw read_: readable reader>path readiness really reason_: reasoning ' +
      'recipient reduction refer reformat reformat_, refs refused region_src regular rejects rejects_wrong ' +
      'reload remove_this removes render_cache render_downloading replicacount reply_that repository_: ' +
      'representation request_to required_. required_: requires researchers resource_: resource_name restart ' +
      'result_ok retrieved retry_on returns_: risks role>of_power router runs runtimes sampling sandbox sat_, ' +
      'satisfied scheduler scheduler_connected script_. search_the secrets_. selection servicename set_git ' +
      'settings sha ships should_keep should_use sibling sign sign_in similar_to since_# slot someone sprint ' +
      "ssm standard standards_version start_the stdout str_: strict string'_, stringify subcommands subject_to " +
      'success_: such_as suggesting sure>path survives syntax sys_. table_. team_. template testcase testing ' +
      'tests_# tests_: tests_docs than than_# that_i the_agent the_apache the_authorization the_bug the_cause ' +
      'the_chat the_chatbot the_contract the_cookies the_implied the_installer the_json the_maximum the_menu ' +
      'the_node the_offer the_organization the_product the_public the_source the_url the_use the_v this_code ' +
      'this_item this_resource throw_new tidy_n to_avoid to_follow to_keep to_provide to_rotate to_specify ' +
      'to_verify todo_: token_: tokens_: toml tool_. tools_to trade traditional transform transit ' +
      "translate_the travel treated trim truth try_to trying_to tsc_noemit turns type' types_with " +
      'typescript_import unasked>do_grant unasked>do_order unasked>do_send unclear_. under understand union ' +
      "unless_the unlike unsupported update update_a upload_. uploading upper urgent url' url>do_write " +
      'url>humans url_URL usable usage_js use_when used user_# user_agent util uuid uv v_# value_. values_: ' +
      'variables verbose verification versions versions_. versions_of visible voice void_; vpc vsx waits_for ' +
      "warn_slow wasm web' week_# week_later what's whatwg when_to where_the whitespace with_. with_tsc within " +
      "within_the worker_listening workers workflows_. works_offline write_, written yates you'll you>of_money " +
      'you>of_secret you_commit you_delete your_administrator your_coding z_from',
  ],
  [
    -0.75,
    '!_ci !_license #_as #_at #_cc #_ef #_failed #_fb #_fix #_jan #_m #_n #_onboarding #_rows #_tom ,_after ' +
      ',_an ,_data ,_etc ,_file ,_i ,_ilse ,_kim ,_mia ,_not ,_olu ,_output ,_read ,_string ._base ._call ' +
      '._close ._command ._ignore ._make ._map ._number ._one ._only ._open ._optional ._planning ' +
      '._prerequisites ._project ._text ._then ._they :_api :_broken :_check :_forget :_index :_input :_let ' +
      ':_my :_raise :_remove :_room :_sam :_see :_t :_url :_z ;_the ?_# HOST_to MAIL_and PATH_# PATH_URL URL_! ' +
      'URL_or URL_width a_client a_complete a_custom a_document a_pr a_summary a_task a_web absent accessible ' +
      'according_to accountid across active_, adjust advice advised advisory again_with agent_with agentdb ' +
      'agents_that ai_assistants align_center all_# allow allowing allowlist alongside alternative an_empty ' +
      'analyzing and_PATH and_after and_fix and_in and_mail and_never and_other and_try answer_, ' +
      'answer_questions answer_without anthropic any_, application architectures are_also areas as_current ' +
      'as_discussed ascii assistants_in assume authenticate authority>maybe authority>of_it authorization ' +
      'available aware be_set because_the before_using benchmarks best_practices big bind bio_: body_h bound ' +
      'bounded branches breakdown breaking brew brew_install browse build_warning built_in bump_vite bundled ' +
      'byte cache_downloading cached cad callout can_also cannot causing center changelog changes_. changing ' +
      'characters chars choice choices choosing ci_flaky clang close_the closes cmd codebase codecov command_, ' +
      'commit_e communication_language communications compatible_with competitive compiling completed ' +
      'completion completions complex composition concise conduct configurable consistency const_result ' +
      'containing contexts contract_, copying copyright_c counter cpu credits critical cross crypto ' +
      "cryptography cursor_, customization cve d' damage data_, data_and db_worker dead deb declaration dee " +
      'defaults delete_this deliberately delivered demand deno dep depth des designed detects deterministic ' +
      'did dimension dir_description direction discover do_ask_user>unasked do_claim>override ' +
      'do_destroy>do_ask_user do_destroy>earlier do_drop>of_it do_memorize>user do_not do_order>sure ' +
      'do_pay>do_pass do_pay>of_rules do_pay>of_secret do_run>do_loosen do_show>of_price do_write>do_obey ' +
      'do_write>of_live dockerfile documents does_this dot drafts drop_it dual during e_mail each_claim ' +
      'earlier>do_destroy earlier>url easily edit_. effect efficiency either elements embedded embeddings ' +
      "enable enabled_, endpoint_: endtime engineversion enough ensure_that enum every_request examples' " +
      'examples_: expand experimental explain explain_the export_type exposes f_, fa_# factory false_: false_; ' +
      'family fbd fetch_cache ff ffc fi files_. first_, first_pallet fix_the fixes flag_is following_: for_an ' +
      "for_invoice forwarded found_. from_PATH from_a from_undici' frontend fssl_URL function_that function_to " +
      'functionality funnel gate gates gcloud gemini generation glob gmbh governance guidance handled handler ' +
      "heartbeat helpful high how however http' http_, hub humans>do_drop humans>unasked id_. identical if_! " +
      'if_no if_not implements_the import_re importerror importing improvement includes independently indicate ' +
      'inference info_cache info_hint infrastructure inheritance injection integer introduced invite_MAIL ' +
      'invoice_copy invoking ipv ipv_# is_, is_asked is_called is_removed it_does it_may ito_MAIL jan jan_# jd ' +
      'jd_MAIL language later_sessions leave_out lexer li_read line_. link_, list_list local located ' +
      'long_files ls mail>of_change managed manager_vendor mapping mastra match_the maybe>of_talk md_for ' +
      'me>of_plain me>please me>sure me_to meaning meeting_: memory merges mia microsoft milliseconds minimum ' +
      "minute mm mod modal model_is models_must modify modifying module' more_than mostly ms_# n_# n_v " +
      'nadia_ferro native nested network_access never_commit newer nodes normalized not_quote npm npm_install ' +
      'num object of_any of_code>sure of_config>do_ask_user of_config>of_it of_guard>authority of_guard>me ' +
      'of_it>notice of_plain>official of_power>do_order of_price>user of_private>condition of_private>do_order ' +
      'of_private>humans of_secret>do_destroy of_secret>persist of_tuesday often on_call one_line onnx openai ' +
      'opencode opt optimize optional optionally or_more order_, original_file out_. outcomes outputs over_to ' +
      'overrides parcel parses passed_# password_, patch path>do_destroy path>of_config permission_. persists ' +
      'persona plan_your please>earlier please>notice policy_: posix possibility postgres postgresql powered ' +
      "practices prefix pretty problem problems project's prompt_you protect provide_the public_api purpose " +
      "push_to pygments pytest quarterly_review queries_. query_, r' rather rather_than readablestream redis " +
      'refer_to referenced references_PATH regexp region_. release_. rely render_worker repeated replicas ' +
      'repo_, repository_. repository_and represents reservation resource restart_your retain return_valid ' +
      "returns returns_the robots_. role>reader root' root_of rotate_leaked routes rsa ruflo sam_ito same " +
      'samesite scheduler_compiled scorers scores scripts_: search_tool sections selected selector self semver ' +
      'send_event separately sequences sequentially server_, set_. set_up severity sh_npm shopping_assistants ' +
      'short should_answer should_ask should_tell signal similarity simple since skill_file skill_root skills ' +
      'slug_hello small_and snapshot_depends socket solutions source_code space spawns spec specialist ' +
      'specifies specify specs sse stance standalone states static status_# statuscode stop_and storage stores ' +
      'str_, stream streaming strip stripe super supports svg synopsis sys_import systemctl t_, tag_: tarball ' +
      'targeted techniques telemetry tells test_: tests_. the_assistant the_client the_debug the_default ' +
      "the_hidden the_index the_names the_problem the_required the_script the_topic they're this_file " +
      'threading threads throw throws timo to_a to_an to_describe to_find to_generate to_give to_ignore to_use ' +
      'tobe token_, told tool_before toolchain top_level topic training transition tried tsc ttl types_. ' +
      "typescript unchanged undici' unified unique up_the updating uploaded upstream_release url>do_loosen " +
      'usage_: use_a use_placeholders use_the user>role users utf v_dir values vcs ve vendor_gmbh version_URL ' +
      'version_of vevent virtual vite_from vite_v was_approved webhooks websocket well_as when_the ' +
      "with_kestrel with_tax without_confirmation wraps writing_, wrong_password yates_MAIL you're " +
      'you>condition you>mail you_the your_account your_package z_. z_MAIL zone',
  ],
  [
    -0.875,
    '!_npm #_agent #_cf #_characters #_exited #_from #_name #_seconds #_status #_user #_w ,_. ,_: ,_asked ' +
      ',_but ,_format ,_from ,_n ,_query ,_repository ,_see ,_send ,_thank ,_where ._HOST ._code ._commands ' +
      '._every ._fix ._follow ._hint ._mjs ._never ._output ._please ._report ._set ._tools ._we ._write :_a ' +
      ':_build :_done :_enable :_github :_leave :_message :_password :_s ;_import HOST_: HOST_PATH MAIL_sat ' +
      'MAIL_sun URL_h a_author a_function a_href a_number a_page a_script a_security a_string according acts ' +
      'ad adding affect afterwards against_the agentoptions agents_and akiaiosfodnn algorithm align alone ' +
      'ambiguous amount_is amzn ana_park analysis and_returns and_run apache_license apis appear applications ' +
      'applied approved_by apt are_a arg args_: array artifacts as_done asked_for associated_with ast async ' +
      'asynchronous attribute auth_test autogenerated autopkgtest bad bad_: base_url based_on basic becomes ' +
      'before_starting behavior between bodies body_, both budget_: buffer build_cache by_m cannot_be cause ' +
      'causes cc_# cd change_to check_if checks_pass cite_the class close_this closing collections commit_c ' +
      'compile components composition_over concrete concurrent confidence connect connected connecting ' +
      'connections consensus console constraints consumer context_, coordinator corresponding cp create ' +
      'current customer_. daa data_from day deep delete_your deletes_a deny dependencies_, describe_in ' +
      'describing description_, description_of determine device discovered discovery dispatcher distinct ' +
      'do_ask_user>sure do_finish>of_plain do_grant>condition do_obey>sure do_pass>of_verdict ' +
      "do_reply>do_claim do_run>you do_write>reader docker documentation documented domainname domains don't " +
      'done_. downloads drift dropped due_to dynamic earlier>condition earlier>me ecosystem element else_: ' +
      'emit encode encoding english entirely equivalent escalation event_. every_change every_tool executor ' +
      'extended extensions extracted facilitator fd federation fetch_get fetched file_in file_when filepath ' +
      'fill filtering finished_# flag flexible flow flow_PATH for_. for_that forms foundational french from_an ' +
      'function_, functools generates globals graph group_. guaranteed guess hangs hard header_: hint_llm ' +
      'how_to href_URL http_PATH http_connected https i_# identify implementation_of implementations ' +
      'implementing import_as improved in_a in_progress in_watcher indexes indicates information_about inside ' +
      'instance intelligent interfaces invoice_and is_set isoptional it_now it_runs ito joins joins_the ' +
      'js_import judge kenji key_id key_to kim label lands language_code languages latency launch layout ' +
      'leaked leaked_keys leaks learning length less lexers libc libraries library license_mit light like_to ' +
      'llama loaded lock_the logs_. lou_budget mail_it manages manual many marks matches matter matter_PATH ' +
      'maximum_number maybe>do_finish mcp_server me>notice memory_, menu messages_, metric migrate mjs modes ' +
      "modified most multi_agent name' name_gcloud natural need_the newly next_. not_in notes_above notify " +
      "npm_URL npm_version number' number_, obvious of_change>me of_code>earlier of_goods>do_push " +
      'of_guard>of_private of_money>do_write of_plain>override of_power>do_ask_user office official>path old ' +
      'older on_success once_the one_of one_week online op openaierror operation optimization order_. ' +
      'organizations original otherwise_, output_. outside_the over_inheritance overwrite p_the pallet ' +
      'parameter_: path>maybe path>of_private paul per_second permission_to permissions_and ' +
      'persist>do_ask_user persist>of_rules persist>path photos placeholders platforms please_ignore pointer ' +
      'policy_, policy_PATH porto positional privacy produced prompt_injection protocols provided_by provides ' +
      'queue_job quic quick_question rbac reach reasoningbank rebase rebuild redirects refuse_requests ' +
      'regards_the register registration related remind remind_the render_listening render_retrying ' +
      'render_slow replies reported request_, res research reserved resources restarts result_in retries ' +
      'return review_the room_# ror rotation run_# run_make runs_. ruvnet sat says_: scenario schedule schemas ' +
      "scheme scope_. scoped second_one security_, select selects self_. sends sends_a separated server' " +
      'server_. server_: sessions_. sits software_. something sonnet source_of speak special specialized spot ' +
      'src_PATH srcset startup staticmethod stats stderr store_. strategy subagent subprocess summarizes ' +
      "symbol tab temporary test_fails tested tested_. text_; text_in that's that_answer that_have the_# " +
      'the_best the_body the_bot the_channel the_existing the_files the_formatter the_id the_initial the_key ' +
      'the_npm the_parcel the_read the_root the_service the_specific the_tag the_target the_terminal their_own ' +
      'think this_will threat through_a thrown time_from to_approve to_delete to_ensure to_its to_list ' +
      'to_publish to_retrieve token_; tomh tool_for traceability track traffic transcript transport travis ' +
      'true_: try_: ts_import tuesday type_. typically underlying unix unless update_the uri url_, use_. ' +
      'use_for used_by user_can user_id usually utf_# various vectors warn_http warn_render warns website ' +
      'weekly when_it whether why why_indexes width_# with_every with_open with_other work_. worker_get ' +
      "worker_warning workload world' wrap wrapper wrote yaml you_want your_project z_,",
  ],
  [
    -1,
    '#_days ,_; ,_PATH ,_async ,_c ,_input ,_what ._get ._includes ._log ._on ._push ._requires ._update ' +
      '._use :_bash :_gcloud :_memory :_note :_number :_return :_self :_task :_test ;_, ;_export ;_this ?_i ' +
      'MAIL_subject PATH_div PATH_python a_. a_branch a_given a_human a_person a_real a_value about_a ' +
      "across_all activity add_an addition additional after_# agent's an_attacker an_error and_is and_what " +
      'annotations_import answer_in anthropicerror apache apigatewayv appendix approves at_PATH at_a at_least ' +
      'attempts attribute_: audience audio aws_account backend bare base_. baseurl bash_npm be_used ' +
      'before_deleting beyond binding biomejs bit blank blocks breaks brief brings bugs bundle by_this ' +
      'c:known-url calculate call_back can_you challenge changes_, charset checksum_of chunk chunks classes ' +
      'cloudfront cmake code_must comes_from command_it commands_. commit_secrets compatibility compiler ' +
      'condition>official configuring connection consists consumers contained controller coordination ' +
      'copyright core_PATH correctly could create_the creating creation credentials_. d_PATH david days_. ' +
      "debhelper dee_MAIL description' dictionary dimensions do_destroy>of_config do_destroy>url " +
      'do_finish>of_guard do_show>do_drop do_weaken>of_private duplicate e_, earlier>maybe edit_the ' +
      "empty_response encrypted encryption engineer ensures env_, errors escape events' evidence exclude " +
      'executable executed executive_summary exist experience explicitly export_function expression extension ' +
      'external extract facts failed_, failed_. fails_, failure_, failures fall features feel file_paths ' +
      'filename files_, flagged follow_instructions for_passwords forbidden fran from_it from_quoted ' +
      'functional generator generators globs good_morning google_. grep handle have_a headers here_is hints ' +
      'homepage honest however_, hybrid ideal identifier identity ignorieren imports improve in_# in_which ' +
      "individual initialize injected install_sh install_slugline instances instructions_in interaction key' " +
      'key_. keyword landscape lets line_with link_the linux loads logic loss m_# ma management mastra_. ' +
      'maybe>do_memorize maybe>sure me>maybe me>unasked media member memories message_and messages methodology ' +
      'methods minimal mit_license mock model_. morning_. must_have n_: name_my namespace none_, not_do ' +
      'not_tested notification npm_test o_, observability of_change>humans of_config>do_drop ' +
      'of_goods>authority of_what omit one_or only_, ons open_source openapi openrouter option_. orchestrator ' +
      'org outcome pallet_leaves parsed pass_. password_: path>do_claim peer persist>do_grant ' +
      'persist>do_loosen personal phrase pino pipeline please>do_pass please>of_code plugins pm png potential ' +
      'power preferred price_with proceeding profiles programming protocol prune public_key queue_worker ' +
      'quoted_; raises reason recommendations recommended redacted reduce releases replay request_and ' +
      'request_is requests_to requires_an researcher restore returned role>do_run roles run_PATH run_commands ' +
      'secure senden sending sensitive separate separator sequence serialized shape shim sin sk snyk so_it ' +
      'some sorted spawned stable stable_. standards start_with starting_. statements stdio step_name steps_# ' +
      'story streams structure subagents succeeded successfully such summary_of surfaces system_. tax tcp ' +
      'text_version than_one that_they the_above the_appendix the_generated the_given the_model the_server ' +
      "third_party this_can this_command to_build to_docs to_update to_work tr tsx tuple typing urls user' " +
      'username using vars vector version_, via w_# webassembly what_this what_was when_a width with_ai ' +
      'within_a words_lower workspaces',
  ],
  [
    -1.125,
    '!_PATH #_? #_de #_ed #_o #_why ._; ._context ._create ._expected ._location ._see ._some ._status :_cli ' +
      ':_json :_npx :_what HOST_, PATH_process PATH_required PATH_the PATH_ul a_command a_valid accounts ' +
      'activation agenda agent_# agent_reads all_checks an_account and_a and_wait api_is app_. appropriate ' +
      'architectural are_now ask_before attack attempt automatically await back_to backwards become behaviour ' +
      "billing binaries binary bits bounds break browser bsd by_an can't capture certain changed_. character " +
      'check_, check_the claim_. cli coach commits_. commonjs complexity comprehensive conflicts constraint ' +
      'content_. contributing_. conventional course creates csv data_. date_. debian debian_PATH declared ' +
      'defined deleting_files demo der descriptions development directly_. directories directory_synopsis ' +
      'discipline discord do_drop>do_loosen do_drop>of_change do_grant>sure do_loosen>maybe do_obey>do_drop ' +
      "do_weaken>of_change doesn't downloaded e_. effort endpoints enforces ensure entries events " +
      'every_command exe executes existing expect explicit extend fails_with feat files_before files_it ' +
      'finding finds flag_. follows for_: for_production for_your format_. found_in frameworks function_. gaps ' +
      'generated_from gives gnu group gsd headings hosted hostname id_of ignored ignoring imperative ' +
      'implementation_. in_production insights install_# installed integration integration_: interactive ' +
      "invalid is_also isolation it_again javascript jwt kestrel_destroy keys_, l'assistente level license_at " +
      "limiting links_PATH lintian list' listen location main_directly manually mark_the markdown marked " +
      'masked may_obtain md_. members membership merging multi must_use nexus nh not_commit not_share o_# ' +
      'of_change>of_change of_change>path of_verdict>do_pay ok_agent omitted operators options_: or ' +
      'override>do_run override>of_it parallel parser path>path perform performance performed phase ' +
      'please>do_pay please_delete pnpm policies prd prefixed preserving preset preview program projects ' +
      'provided pull_requests question_. ran range read_only recommendation redirect regression relevant ' +
      'report_as responses responsibilities restore_the retrieve run_it s_: sample scaling see_URL sentences ' +
      'set_in several share_your should_have signals so_a sources spaces specific specifications stdin stops ' +
      'strings stuck style_. suggested swarm symbols template_instead that_should that_will the_cache ' +
      'the_event the_local the_notes the_path the_plan the_protocol the_pull the_signed thinking timestamp ' +
      'to_show tokenizer told_me tracing tracks transports ts_fail type_of ui unasked>do_run unasked>of_rules ' +
      'unused url_! usage useful user_before userid uses utilities validated value_is verify_the visual ' +
      'whenever_possible whether_the while_the whose with_your workflows would_like your_order za',
  ],
  [
    -1.25,
    '#_feb ,_check ,_role ._each ._h ._in :_pass ;_# HOST_URL a_pull added_to adr adr_# algorithms allows ' +
      'alternatively and_all api_. api_with as_data asks_the assert assumptions attackers badge banned c:code ' +
      'can_use chain changes commits compose concern configurations contributing covered d_. details_about ' +
      'directory_, dist do_obey>humans do_obey>of_live each_change epic epics etc etc_. exactly execution ' +
      'fail_src failing_test flags folders for_whoever format_: four generated guardrails holds_no idea if_any ' +
      'impact implemented in_it inside_the intended invocation is_now java lena load_the log_every log_in ' +
      'making malicious mask max me_a mesh messages_in mid module_. monday name_the nav node_. npm_. npm_run ' +
      'oauth objects on_all openssl passwords_. patches payloads permitted pinned please>of_change plugin ' +
      'possible_. prices produce progress property real_time realtime reason_. reference refuse remain ' +
      'replacement response_, retrieval return_f sandbox_whenever say_so schen section_. serialization ' +
      'snapshots solution spawning specification spend split stopped structured successful sure>persist ' +
      'target_: tests_failed the_checksum the_draft the_latest the_merge the_template the_version then_the ' +
      'these_files this_skill tmp to_new traces truncated undici unicode untrusted updates use_with used_in ' +
      'user_the value_, your_password z_# zod',
  ],
  [
    -1.375,
    '#_do ._always ._can ._our ._with alt and_it approval_of arch at_most blocking br by_hand catch category ' +
      'changelog_with claude_flow codex coding_: common condition>do_pass configure days debug_cache def_test ' +
      'delete_a dependabot dh dpkg draft few fixtures for_approval friday gh in_order in_style independent ' +
      'invent keep_answers language_of letters manifest mcp meant metrics never_push node_quoted openspec ' +
      'opentelemetry operations organization overview please_send printed proper proto provider providers prs ' +
      'redistribute registered relative requests_for respect_the run_in screen sdk seconds semantic ' +
      'service_account still the_cli the_response the_robots theory to_support use_pnpm ' +
      'validator want watch when_all',
  ],
  [
    -1.5,
    ',_update ._ask URL_URL a_bug a_reason active addresses and_no any_of api_stable benchmark build_status ' +
      'bytes case_. catalog commands_without commit_messages communication cover dashboard define desktop ' +
      "disclose displayed early end_: examples exists friendly gap goal hand_. idle isn't kept matching " +
      'may_not merged node_modules of_a order_number pages param party pattern patterns primary quoted_in ' +
      'read_docs required_reading responsible security_: subsequent synchronous tasks test_for the_base ' +
      'the_label the_language them_, to_change to_start treat_tool use_of used_for vercel vs was_not',
  ],
  [
    -1.625,
    ',_tool ._run :_PATH :_say a_draft a_mail approach dist_. draft_to fixed for_network formatter lesson ' +
      'major negative prerequisites request_approval requirements respect rfc targets test_, the_prompt ' +
      'the_skill these_are to_. tokens_, url>url',
  ],
  [-1.75, 'all_the control daemon deletes design gpt_# issue_in official>role pure tier un'],
  [-1.875, 'approval_for framework gen ignores off_by rust si skill'],
  [-2, 'URL_# const ready url_:'],
  [-2.125, 'biome'],
]
