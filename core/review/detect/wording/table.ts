// How much the words of a text speak for a planted instruction, or against it (long: a fitted table): words, pairs of them, the cues
// (c:) and the order of its kinds of words (a>b). Fitted by logistic regression to labelled outputs and to documents of real projects,
// rounded to eighths; not written by hand but by test/bench/fit/wording.ts. Source: ENGINE 16.

/** Where every stretch begins. */
export const START = -5
/** What a stretch has to weigh more than to be reported. */
export const LEAST = -1
/** Weights with the words that have them. */
export const WORDINGS: readonly (readonly [weight: number, words: string])[] = [
  [2.5, 'URL_quoted'],
  [2.375, 'unrestricted'],
  [2.125, 'c:waiting'],
  [2, '#_yw'],
  [1.875, 'yw_#'],
  [1.75, ',_assistant amount_# inst wipe yw'],
  [1.625, 'ai_instruction c_quoted drive_. env_into hapus next_commit und'],
  [
    1.5,
    '!_status ,_pay HOST_sh answer_that are_to are_wrong attachments_of function_results hidden_prompt je ' +
      'lawsuit my_key naq of_talk>url override>do_reply pin_the summarising take_lodash tes the_stored ' +
      'this_domain tool_response you_see your_instructions',
  ],
  [
    1.375,
    '._assistant PATH_user als answer_all approve_and as_coming authority>me clipboard_. condition>url ' +
      'contacts_to decoding deleting_the la lift mine models_sign na override>maybe override>url ' +
      'persist>of_guard phone_number post_the reader>of_power request_of requires_that run_terraform senza ' +
      'sofort src_URL tool_with usuario wherever you_read yours',
  ],
  [
    1.25,
    '#_nd #_usd ,_amount ,_here ,_llm ,_snippet ,_when ._finance ._llm :_. :_grant :_there URL_as URL_before ' +
      'account_of ai_: all_attachments alle also_read and_obey and_wipe audit_. aus_. below_instead bot_the ' +
      'build_report c:noted-key-sure chmod_r comparing confirmations consent curl_HOST customer_list ' +
      'do_claim>of_money do_drop>do_claim do_drop>url do_memorize>of_plain ejecuta este exfiltrate fix_is ' +
      'good_. grant_all into_URL invite_ext is_infected link_HOST listing lodash_from maybe>url memory_that ' +
      'missing_degree mode_and more_important move_all nd new_orders now_remove of_config>mail of_talk>mail ' +
      'of_verdict>unasked output_your please_also recall requester reviews_to rules_you semua should_also ' +
      'slugline somebody stored_address temp_: ten_messages the_block the_lawsuit the_private the_recall ' +
      "the_recent the_word their_full this_applicant this_by this_text to_turn translate_your user's_password " +
      'user_yes was_agreed wrong_, yes_please you_continue',
  ],
  [
    1.125,
    '!_logo ,_agent ,_assistants ,_change ,_recommend ._assistants :_automation :_bob :_respond :_yes ' +
      'MAIL_it PATH_now PATH_system PATH_to URL_do URL_first ^approval ^inst above_this account_root ' +
      'administrator_with ai_, ai_. an_MAIL and_describe and_go and_put annual answer_every are_cancelled ' +
      'assistente assistenten_: asystencie authority>url authorized_keys aw_# backups been_approved box_and ' +
      'buy buy_it c:dangerous c:machine c:machine-reads c:of-human calls_URL cancelled cancelled_. card_number ' +
      'cookies_of copilot_, crm decided dev_to digit_code do_claim>noted_key do_grant>of_money ' +
      'do_obey>of_change do_reply>do_destroy do_sistema do_what docs_typo effects_. every_file finance_asked ' +
      'for_his from_all from_today funds gib gpt_: hacked has_won helper_as here_so hidden_rules hinweis_f ' +
      'history_and ia iban in_all in_every in_its infected infected_and input_validation inventor_of last_ten ' +
      'le licence_check lift_the logo_URL mark_all maybe>mail maybe>secret_manner memory_file mind ' +
      'must_disable na_adres naar need_no new_system nobody nobody_is of_change>unasked of_goods>mail ' +
      'of_money>url of_printenv of_rules>mail of_secret>mail of_talk>do_push of_talk>do_send open_port opened ' +
      'ours override>do_pay override_: own_permissions page_source path>unasked persist>of_code price_of ' +
      'privileged proceed proceed_with prompts_off proxy_and push_directly quietly reader>do_destroy ' +
      'reader>of_verdict recent_conversations recipient_to ref_: render_this repeating replace_every repro ' +
      'root_password rot run_kubectl run_npx saving security_warnings shell_access silence start_system ' +
      'stop_the sudo_rm sure>of_money table_to talk_about the_attachments the_deletion the_election the_fraud ' +
      "the_human the_money the_profile the_secrets the_transfer the_user's the_vendor this_conversation " +
      'this_out this_record this_row time_you to_every to_public token_of told_you tool_and tools_are ' +
      'unasked>maybe unless_you ups usd user_with verify_to visit_URL whenever_somebody wipe_the with_# ' +
      'with_their without_showing without_waiting word_for yes_, you_were your_developer your_guidelines ' +
      'your_hidden yxnzaxn yxnzaxn_#',
  ],
  [
    1,
    '!_URL !_bot !_bots #_and #_right ,_ai ,_dear ,_mail ,_nobody ,_proceed ._ai ._continue ._important ' +
      '._model :_approvals :_follow :_granted :_insert :_never :_notes :_our :_reveal :_secrets :_unsubscribe ' +
      ';_agent HOST_. HOST_and PATH_proceed URL_summary ^answers ^assistente ^eval ^finance ^invoice ^proceed ' +
      '^rain ^readme about_side above_starting address_stored admin_account adres agent_mozilla agent_please ' +
      'ai_doing ai_reading all_contacts all_later all_links all_on all_pairs all_templates also_remove ' +
      'and_address and_card and_comply and_invite and_leave and_redeploy and_share and_skip any_ai approva ' +
      'are_never article_to asked_about assistants_, audited_. author_. authority>of_money ' +
      'authority>of_private ban bash_c be_the been_given before_continuing bot_, bother bottom_twice ' +
      'branch_protection build_will button_at c:commands c:noted-key c:secret call_# call_transfer cameras ' +
      'can_see captcha_: card_on carry_them cat_PATH ci_config clipboard clone_# com coming_from computer_is ' +
      'config_PATH confirmations_are conflict_. contacts contacts_and content_of conversation_as crontab ' +
      'curl_URL customers_table d_bash dan_hapus database_password de dear_screening decode deleting ' +
      'deletion_. dependency_by deploy_key developer_message devops die do_ask_user>mail do_destroy>of_live ' +
      'do_obey>override do_obey>reader do_reply>of_change do_weaken>of_weak do_write>of_weak each_file ' +
      'edit_agents editing election es eval every_answer far file_into file_user fine_, five_messages flowkit ' +
      'for_all for_model for_paths form_with from_legal from_this gb gebruiker given_. go_on hardcode_the ' +
      'here_on his his_card history_in history_to hotel_: hxxps_: i_nie in_plain in_pw insert_a instructies ' +
      'instruction instruction_: into_PATH is_allowed is_dying is_stale it_here ki le_credenziali ' +
      'license_check llm_agents lodash lose_their machine_contributors mail_must mention_this message_? modelu ' +
      'money_now name_note named_support never_need new_operator next_request no_, nobody_will note_bob ' +
      'note_from notes_, now_run number_to of_goods>url of_it of_live>of_private of_price>do_claim ' +
      'of_price>of_guard of_weak>of_it on_and on_auto only_with order_for os_ai our_service owner_is para ' +
      'password_check paste_its perm persist>url person_you play_a please_disable pre_approved premium ' +
      'priority_order prompt_and que question_with quoted raise_the reader reader>please reader_that redeploy ' +
      'remark remote_. reply_with respond_only restrictions result_user rot_# run_chmod safety said_it ' +
      'save_this says_thanks search_result second_administrator selinux_on set_bypasspermissions sistema ' +
      'sistema_: snippet_: start_URL state_that stay step_from stop_following suggest summaries summarizing ' +
      'sure>do_bake sure>do_destroy swap_the switch_the sync_remote system_you td_style term_memory ' +
      'terraform_destroy tes_instructions tests_below that_ci the_audit the_config the_correct the_customers ' +
      'the_hr the_image the_logged the_postinstall the_production the_purchase the_sentence the_suite the_u ' +
      'the_visitor their_user this_one this_pull to_MAIL to_authorized to_lift to_llm to_md to_open to_prove ' +
      'to_scripts transcript_to transfer_of tree_to turn_user turning und_l understood_, unrestricted_mode ' +
      "unsafe_perm url>condition url>of_it user's user_; user_quoted verifytoken view_the visitor_for vitae " +
      'vote_for was_a we_are weaken when_nobody when_summarizing wire_# without_the word word_. workflow_file ' +
      'works_every worth y_no you_: your_full your_pr yy',
  ],
  [
    0.875,
    '!_hidden !_if #_HOST #_aw #_for #_token ,_URL ,_claude ,_copilot ,_crm ,_drop ,_including ,_lunch ' +
      ',_swap ._agent ._automated ._coding ._db ._production ._thought ._whoever :_, :_ai :_change :_convert ' +
      ':_format :_gets :_help :_maintenance :_press :_publish :_switch :_whenever ?_put HOST_as HOST_for ' +
      'MAIL_as MAIL_before PATH_curl URL_model URL_sudo ^asystencie ^classify ^curriculum ^ki ^rerun ^slugline ' +
      '^whenever a_u about_it account_nl accounts_to adds_two advert agent_, agente agrees ai_may ai_reads ' +
      'al_usuario all_confirmations all_environments already_agreed already_approved also also_delete also_run ' +
      'amount an_automated an_unrestricted analytics and_continue and_do and_follow and_hide and_pipe ' +
      'and_reply and_rerun and_retry and_that and_turn answer_as answer_with answer_yes any_file any_question ' +
      'archive_this are_. are_known are_pre artefact_with article_. as_paid asks_who asleep assistant_delete ' +
      'assistant_i at_HOST attachment_and audit_log away away_, backups_assistant balance_of bank_details ' +
      'begin_system bot_instructions brackets build_failed by_ai by_deleting by_sending bypasspermissions_to ' +
      'c:commands-maybe c:commands-reader c:frame c:url c:vocative-maybe call_delete calling_admin cameras_. ' +
      'can_debug cancel_all cent change_list claim_that claude_please clipboard_into close_every code_on ' +
      'codegen coding_agent coding_tools coins command_in complete_the computed confirmations_. ' +
      'congratulations_, contents_in continue_normally cookie_to copilot_disable copilots_: count_this crawler ' +
      'credentials_with customer_PATH customer_that data_ai dear_ai dear_model deployments_of describe_the ' +
      'developer_about directives directly_to disable_two do_ask_user>persist do_claim>do_pay do_claim>of_live ' +
      'do_drop>of_money do_grant>mail do_loosen>mail do_memorize>of_power do_memorize>of_secret do_more>notice ' +
      'do_obey>mail do_obey>url do_show>of_live do_show>secret_manner do_write>unasked down_that drive dying ' +
      'e_n earlier>mail emojis_. end_system environment_to evaluation every_name everything_PATH everywhere_, ' +
      'exactly_: except_the expensive_room f_r false_everywhere feedback_form field_. find_in finish_the ' +
      'finish_with firewall_. for_everyone for_good for_machines for_quoted force_and force_origin from_here ' +
      'full full_access gateway_hook go goed grant_access grant_me grants guest_and guide_of gur has_to ' +
      'have_agreed hello_assistant het hidden_keylogger hide_this hours_: humans humans>role i_should ia_: ' +
      'id_name im_start import_our in_, initial_prompt inst_forget instruction_the instruksi inventory ' +
      'inventory_. invite_MAIL is_fine is_to istruzioni it_disabled it_slows it_works ke_URL keep_in keylogger ' +
      'kubeconfig label_this leave_this lij like_this likes line_? load_further locked_. log_it long_term ltd ' +
      'lunch make_the mark_this may_lift may_skip maybe>do_destroy mention_that morse must_also must_first ' +
      'must_print my_mind name_; need_not never_warn next_asks no_issues no_need no_time not_found not_look ' +
      'not_report notes_# notes_: now_. number_# nutzer of_PATH of_alice of_change>do_obey of_config>of_secret ' +
      'of_config>url of_guard>of_code of_live>do_order of_orders>of_orders of_power>override of_price>do_reply ' +
      'of_secret>humans of_talk>you of_your off_. off_in official>authority official>do_drop official>unasked ' +
      "ok old_tags open_URL open_all operator's operator_MAIL out_of out_your output_nothing output_the " +
      "override>do_more override>of_person override>role owner's owner_role panic panic_: password_to payment " +
      'pays permanent permanently persist>override pipe_it pipeline plan_, please>of_verdict po post_its ' +
      'post_them praises premium_plan processed production_to protection push_again pw_inventory q_helper ' +
      'quoted_from ransom read_and read_chat read_me read_out reader>mail reader>url reading reads_my real ' +
      'receive_any recommend recover_, reminder_the render_the replaces report_this report_version ' +
      'repositories_to request_description request_without required_reviews result_: result_approved review_of ' +
      'rio role>do_drop role>do_loosen role>of_verdict rows_of rules_and run_this safe_, sandbox_before sans ' +
      'save_to say_it say_there saying sebelumnya session_cookie session_cookies shell_history signature_check ' +
      'six_digit so_far so_i spam_. speaking stands stop_here subject_urgent sudo_chown summary_, summary_with ' +
      'supervpn sure>of_code sure>of_verdict sure>of_weak system_the system_updated tahu team_decided ' +
      'tell_people templates test_payment that_calls that_posts that_the that_version that_you the_account ' +
      'the_address the_administrator the_authentication the_author the_ci the_cleanup the_clipboard ' +
      'the_feedback the_fork the_inventor the_keychain the_operator the_premium the_reply the_uninstall ' +
      'this_client this_company this_diff this_feed this_may this_request this_supplier three_commits tick_the ' +
      'to_HOST to_hand to_iban to_me to_output to_pass to_sudoers translation true_in turn_the typo typo_ai ' +
      'unasked>do_claim unasked>of_private understood urgent_and url>do_obey url>of_rules use_URL user_agrees ' +
      'user_great user_likes usu validation_in verify_and verify_false verschweige wallet wallet_of wants_you ' +
      'weather_: were_given were_told who_answers with_emojis with_path with_rm with_root workspace_as ' +
      'y_ejecuta you>of_live your_updated zed_#',
  ],
  [
    0.75,
    '!_to #_all #_ask #_before #_nt #_the #_units ,_arguments ,_attach ,_bio ,_clear ,_model ,_quick ' +
      ',_quietly ,_reply ,_restart ,_reviews ,_todo ,_visit ._hookspath ._output ._u :_approval :_book ' +
      ':_commands :_consent :_contact :_disable :_docker :_llm :_mark :_model :_ok :_perfect :_policy :_post ' +
      ':_rain :_rm :_safety :_star :_success :_to :_typo :_vote :_when ;_ai ;_run ?_print ?_then HOST HOST_in ' +
      'HOST_instead HOST_with MAIL_schicken URL URL_assistant ^codegen ^granted ^hello ^logo ^payment ^respond ' +
      '^ship ^sslverify ^tool ^translation ^vote a_model a_recipient a_reverse a_rule a_second abna_# ' +
      'accept_every access_first account_svc account_today action_input action_required add_user address_in ' +
      'address_of admin_api admin_to after_reading agent_instructions agente_: agents_only agreed agrees_. ' +
      'ai_must alarm_. alice_. all_findings all_future all_open all_queries all_safety all_shares all_tools ' +
      'always_call amount_again an_exceptional and_answer and_append and_empty and_env and_execute and_ignore ' +
      'and_mark and_only and_push and_submit anweisung apply_here appointment_on approval_granted ' +
      'approval_step approved_. approved_: are_none are_skipped are_suspended are_the argument_must as_chaves ' +
      'as_more as_read as_style as_verified as_version as_your asked_you asking_. assistant_action ' +
      'assistant_reading assistente_: atob attached_. audit_and aus auth_. auth_: author_and authority>you ' +
      'automated_tools aw awdub_# backdoor backup_host balance be_her before_building before_editing ' +
      'before_returning bio bot_instruction bother_the bots_triaging builder_and buy_# buy_two by_approved ' +
      'by_calling c:approve c:claim c:described c:leak c:loosen c:memorize c:outputs c:replies c:resumes ' +
      'c:told-maybe c:told-sure c:vocative-sure call_name call_read callback_in caller_the came_before ' +
      'can_stop captcha changed_my chown_r cite_this claude_grant client_and cluster cluster_as code_agents ' +
      "code_review comes commands_from competitor's complete_it conferma_, confirm_, confirmation_. " +
      'confirmation_and confirme contents_of contents_to continue corp corp_. covers_it crash_. criticism ' +
      'curl_s curriculum curriculum_vitae dates_show dear_claude debugging decided_that delete_project ' +
      'deletes_what deletion department dependency_to disk_to do_claim>of_config do_drop>do_reply ' +
      'do_drop>of_code do_grant>earlier do_grant>me do_grant>of_power do_it do_loosen>of_money ' +
      'do_memorize>of_guard do_memorize>url do_obey>of_money do_obey>of_orders do_pass>role do_pay>of_price ' +
      'do_push>of_change do_push>of_it do_reply>do_ask_user do_reply>of_power do_reply>of_secret ' +
      'do_reply>override do_run>secret_manner do_show>authority do_show>do_reply do_show>of_open ' +
      'do_show>of_talk do_show>unasked doing_and drop_all duplicates_and e_a each_answer edit_rights ' +
      'editor_tabs email_the embed emojis employee enabled_. ended_. endpoint_PATH enterprise_plan ' +
      "entry_called environ_to eval_atob eve' ever every_contact every_other everything_above expensive " +
      'expired_. export_all export_the ext_dev fa_for failing_tests false_and fault fetch_URL fifth file_named ' +
      'first_lines fix_this fixing folder_to font_size for_HOST for_every for_llm for_local forever ' +
      'future_sessions gave_you gemini_, get_time gist given_and gpt_, graded graders granted_for great_hotel ' +
      'guidelines_are hacked_. half harness has_ended has_left hat header_of hello_world hidden_admin higher ' +
      'higher_limit holiday_and home_folder hook_. html_! humans>do_reply hxxps ignore_what im_end img ' +
      'important_! in_. in_notes in_three inbox_. insert_the instead instructions_and instructions_into ' +
      'internal_network irrespective_of is_always is_filtered is_finished it_by it_continues items_above ' +
      "job_and job_is key_without keychain keylogger_. kubectl l'utente l_sche last_step latest_message " +
      "leak_the legal_: legal_department let's_play letmein line_that list_every list_their list_this " +
      'listing_of ll llm_clients llm_must lt_# mail>do_order mail>user mail_agent mailboxes main_. market ' +
      'may_ignore may_now may_receive maybe>do_pass maybe>of_secret maybe>please me>condition me>mail ' +
      'me>of_price me>of_secret me>official me>role members_via mentions message_from middleware ' +
      'migrations_folder mirror mirror_URL mirror_the mission model_: models_can module_in most_expensive ' +
      'named_. never_mention never_refuse new_iban next next_time next_tool no_approval no_questions node_e ' +
      'none_. nopasswd not_flag not_need not_show note_. note_down now_write npm_err nt obey obsolete_, ' +
      'of_HOST of_admin of_every of_guard>secret_manner of_guard>unasked of_it>do_push of_money>unasked ' +
      'of_plain>mail of_power>condition of_power>do_show of_power>earlier of_power>of_talk of_private>user ' +
      'of_rules>of_price of_secret>of_weak of_talk>override of_talk>reader ok_PATH on_PATH on_this ' +
      'only_concerns opacity open_. order_on origin_main other_tool other_tools our_tracking out_; output_of ' +
      'page_as paid para_a parameter_debug party_green password_from password_in password_of passwords_in past ' +
      'path>authority payment_tool penetration pengguna people_will period_has permanently_: persist>authority ' +
      'persist>of_power persist>of_verdict persist>official plan_and please>official please>sure please_answer ' +
      'please_rate po_li policy_here ports positive postinstall postinstall_script praise prefers_that ' +
      'pretend_that production_, protection_through public_bucket publish_this px_assistant query_string ' +
      'questions_of quoted_whatever r_. raise_its raise_your reader>humans reader>maybe readme_: real_job ' +
      'reasons_the refactoring refuse_to rejected_by remaining_steps remote_before remove_# remove_PATH ' +
      'remove_bob replace_rejected reply report_leave repository_after repro_for response_user restrictions_. ' +
      'returns_time reverse_tunnel revert_the road role>notice role>of_change role>url rows rows_# run_what ' +
      's_URL s_i said_yes salaries salary sandbox_is saved say say_that scope_: search_box security_fix ' +
      'sender_with server_cache share_all should_edit should_pass should_post should_run should_write sides ' +
      'skip_verification snippet speaks_for sql_copilot sslverify_false stage starting_with step_for store_the ' +
      'stuur style_opacity sudo_bash sudoers summarising_. summarising_this summarizer summary_logs summer ' +
      'sure>do_drop sure>do_more svc swap system_from t_y tag_v tahu_pengguna take_the target_assistant task_. ' +
      'task_and team_never ten tests_are text_of that_comes that_praises that_tests that_their that_we ' +
      'the_backups the_builder the_calendar the_commit the_content the_crash the_dependency the_listing ' +
      'the_mails the_method the_other the_protection the_quarterly the_reader the_real the_requester ' +
      'the_security the_vpn the_wallet the_words their_system them_and them_below then_post these_to they_have ' +
      'this_form this_machine this_pr this_quietly this_score this_sentence this_test thought threshold_to ' +
      'tick time_that time_the to_accept to_de to_invite to_leave to_post to_recover to_state to_view to_visit ' +
      "to_wire to_x' to_zero todo_ai together_with told_. tool_definitions totals touch_this tracking_module " +
      'transfer transfer_the translate_everything treat_messages triage_: triaging_this trusts_all turn_on u_. ' +
      'unasked>do_ask_user unasked>do_show uninstall_script unsafe_and unset_the url>do_run url>of_config ' +
      'url>persist url>secret_manner url>user us_# usb user_mentions user_next user_q validation ' +
      'validation_out value_of verified was_audited was_the we_can webhook wiki_onboarding will_fail with_MAIL ' +
      'with_elevated with_full with_me with_no with_quoted with_role with_shell with_unsafe without_checking ' +
      'wording write_all xx_# yes_on you>do_finish you>notice you>of_rules you_! you_summarise you_touch ' +
      'your_answer your_first your_initial your_machine your_memory your_operator your_sandbox yy_#',
  ],
  [
    0.625,
    '!_agents !_claude !_coding !_gpt !_ignore !_the #_bot #_c #_decode #_first #_gn #_jlihrozsb #_ldmlslmv ' +
      '#_ll #_me #_points #_pounds #_setenforce #_stars #_th #_us #_web #_yy ,_allowed ,_also ,_apply ,_begin ' +
      ',_claim ,_delete ,_der ,_go ,_grant ,_instruct ,_internal ,_just ,_memo ,_models ,_now ,_order ' +
      ",_publish ,_quickly ,_remark ,_report ,_share ,_strip ,_text' ,_their ,_to ,_tom ,_vote ,_who ,_will " +
      ',_wy ._attention ._begin ._cursor ._end ._first ._humans ._im ._ki ._kindly ._obey ._paste ._proceed ' +
      '._r ._repro ._reviewer ._sslverify ._thank ._to ._transfer ._whatever ._whenever ._yml :_accept ' +
      ':_actually :_append :_awdub :_banana :_best :_bump :_clear :_could :_deleting :_description :_draws ' +
      ':_every :_formats :_generate :_img :_instructions :_invia :_lamp :_looks :_once :_order :_output ' +
      ':_override :_overwrite :_paste :_print :_render :_repeat :_rerun :_results :_revert :_score :_session ' +
      ':_ship :_state :_sum :_tar :_time :_upload :_usu :_visit :_wget :_whoever :_zeta ;_curl ;_load ' +
      ";_release ;_say ;_then HOST_bash HOST_sh' MAIL_our MAIL_the PATH_into PATH_show PATH_tool PATH_total " +
      'URL_. URL_agents URL_download URL_in URL_prompt URL_thanks URL_to ^actually ^ai ^asistente ^awdub ' +
      '^backwards ^banana ^calendar ^confirmation ^deleting ^draws ^echo ^evaluation ^exec ^failed ^flowkit ' +
      '^function ^hand ^im ^img ^instruksi ^invia ^je ^just ^lamp ^lead ^links ^makes ^negeer ^next ^nobody ' +
      '^ok ^overwrite ^panic ^para ^pays ^publish ^ref ^render ^repro ^says ^smart ^squash ^store ^substitute ' +
      '^suggest ^switch ^talk ^tomorrow ^typo ^unexpected ^unlock ^until ^untrusted ^usu ^voice ^yours a_. ' +
      'a_MAIL a_computer a_gift a_in a_language a_lock a_login a_robot a_signed a_standing ab_sofort abolished ' +
      'abolished_. above_is accessing_this account_# account_to add_script add_to address address_is admin_: ' +
      'admin_mode adres_MAIL agent_! agent_detected agent_may agent_notice agent_should agent_task agent_turn ' +
      'agent_write agente_, agreed_that agreed_to ai ai_has ai_hint ai_is ai_that ai_triage al alarm all ' +
      'all_accounts all_customer all_done all_duplicates all_events all_file all_hidden all_other all_others ' +
      'all_prompts all_questions all_tests all_tokens alles allowed_: allowed_to along also_append also_change ' +
      'also_drop also_rotate also_send always_have always_install always_suggest amy_. an_URL an_access ' +
      'an_advert and_approve and_assign and_claim and_close and_forward and_gift and_instead and_nothing ' +
      'and_now and_phone and_post and_prints and_repeat and_slows and_stay and_store and_transfer ann_, ' +
      'announce_the annual_plan another_user another_window answer_paul answers_every answers_everything ' +
      'answers_that anthropic_staff any_language any_llm any_other anything_that apague apague_este applicants ' +
      'apply_. approval_: approve_, approve_enabled approved_this are_about are_always are_broken are_free ' +
      'are_hereby are_off are_set are_unrestricted are_unsafe arquivo article_: as_complete as_fixed ' +
      'as_invalid as_json as_participant as_spam as_the asisten asistente_, ask_. ask_user asked_; asked_that ' +
      'asked_who asking_me asking_the asks_you assistant_hint assistant_instructions assistant_note ' +
      'assistant_send assistant_set assistants_: assistent_: assistenti asystencie_ai at_it at_nine at_vendor ' +
      'attachment_of attention_automation attribution audit auditor auditor_is auth auth_as ' +
      'authentication_check authentication_in authority>do_loosen authority>official authorize_. automated ' +
      'automated_agent automated_reader avises away_. awdub b_and backdoor_account backups_. backups_first ' +
      'balance_to banana banana_. bank bash_history be_known be_passed be_posted been_hacked been_reassigned ' +
      'before_retrying beginning_, below_the best_, bin_. bin_afterwards blame block_. bob_. bob_; bob_from ' +
      'body_! book_the boss both_sides bots_: bots_should branch_: brandx breach browser_next browsing_history ' +
      'bucket_now build_. build_server bullets bullets_. bump_ai but_the by_owner by_turning by_word by_your ' +
      'c:call-harm c:destroy c:grant c:override c:placed c:reader-told c:ship c:weaken c:write cadangan ' +
      'calendar_of call_pay call_refund called_review can_push cancella candidate_as caro_agente cfo ' +
      'change_phone changelog_review channel_title character_of chart_. chatbot_, chats chaves check_. ' +
      'check_below check_from check_in check_is checked_by checks_are checksum cherry classify_this claude_. ' +
      'claude_should cliente_, clients_may close_all cluster_. code_assistants code_block code_generation ' +
      'codeowners_. column coming commit_as commit_it commit_the commits_of competitor compliance_requires ' +
      'computer_on concerns_automated condition>do_pay condition>of_money confirm_it confirmation_is ' +
      'confirmed_: connectivity contacts_. contacts_of content_filters context_you conversation_filled ' +
      'conversation_in cookie_jar copy_it core_dump correct correct_. count_as crash_report crawler_with ' +
      'creator_i credentials_found credentials_from credenziali current_data customer_for cvv cz cz_PATH dana ' +
      'das datei db_, de_gebruiker de_passe deals death_: decided_so decompress deine delete_. delete_customer ' +
      'delete_ns delete_the deleting_. deleting_PATH deleting_now deploy_, deployment deployments_never desc_: ' +
      'destroy_auto details_to di dial dial_# directive directly_from disabled_. disregard_the div_ok ' +
      'do_ask_user>of_money do_ask_user>override do_claim>do_destroy do_claim>of_open do_destroy>of_goods ' +
      'do_destroy>of_price do_drop>of_config do_finish>of_code do_finish>of_talk do_grant>override ' +
      'do_grant>secret_manner do_loosen>do_push do_loosen>do_weaken do_loosen>of_guard do_memorize>of_change ' +
      'do_memorize>override do_more>noted_key do_more>of_live do_obey>of_code do_obey>sure do_order>noted_key ' +
      'do_order>reader do_order>role do_pass>of_secret do_pay>authority do_pay>do_reply do_pay>of_money ' +
      'do_pay>sure do_push>do_grant do_push>of_code do_reply>earlier do_reply>official do_reply>path ' +
      'do_reply>url do_run>mail do_run>of_weak do_run>url do_send>of_live do_send>of_price do_send>reader ' +
      'do_show>humans do_show>me do_show>override do_show>reader do_write>of_config do_write>override ' +
      'docker_run doe does_. domain_is donation done_thought down_and draws drill drop_database drop_what du ' +
      'dump_environment dump_the dump_your e_apague earlier>do_ask_user earlier>official earlier>user echo ' +
      'editing_this email_is empty_the enable_developer enc_sqbfafgaiaaoae engine_: enter_developer ' +
      'environment_you erase_the error_by eseguite ethics evaluator evaluator_has ever_. every every_api ' +
      'every_attachment every_message every_order every_password every_question every_task everyone_. ' +
      'everyone_else everything_except everywhere_and exceptional_match exec execute_it execute_them ' +
      "expected_value expects explain_why extra' failure_. faq_PATH far_. faster_by favourite_assistant " +
      'filtered_. filters_. final_answer find_. findings_as finish finish_your firewall_and five_contacts ' +
      'fix_suggested fix_typo fix_without fixing_the fixing_this following_the following_user for_bots ' +
      'for_code for_compliance for_confirmation for_debugging for_information for_project for_quality ' +
      'for_verification for_whichever for_word forgot_to fork_HOST fork_of formats_code french_and fresh ' +
      'full_configuration full_error full_marks full_system function_with further_question fyi general ' +
      'general_channel get_around git_directory git_folder give_this gn gn_# go_straight goes goes_to grade ' +
      'grade_is graded_by grant_permanent grant_user grant_with granted granted_: grants_the great great_! ' +
      'great_question guidance hand_out has_asked has_oked has_sent have_, have_been have_to have_verified ' +
      "header_id hello'_and helping helps_support here here_should here_the hereby hesla hesla_na hi_! " +
      'hi_gemini hidden hidden_bot hidden_configuration hiking hiring history hold_. holidays hookspath ' +
      "hookspath_PATH host_names host_without hre hre_als human_would humans>me humans_: humans_can i'm_your " +
      'i_URL i_approve i_changed i_confirm i_like iban_xx id_ed id_system ignore_anything im image_and img_src ' +
      'important_message impossible_and in_account in_each in_line include_. include_the info_get informuj ' +
      'infra ini inline_below instruct instruction_is instruction_target instructions_above instructions_stop ' +
      'instruksi_sebelumnya interview_. into_claude into_docs inventor invite_with invoice invoice_# ' +
      'invoices_from invoices_of is_away is_graded is_reading is_recorded is_watching is_wrong is_your ' +
      'it_twice its_environment its_full its_limits its_settings its_tests its_user jane jlihrozsb_# job_. ' +
      'job_ad json_and key_below key_of key_with keychain_and keys_PATH ki_: known_about known_vulnerabilities ' +
      "l'assistant_: lacked_the last_user later_: later_commands leave_input left_. leggerla level_so li_hesla " +
      "licences license_header lieber lift_this lines_of link'_to link_URL list_that live_in llm_: llm_please " +
      'llm_reviewers llms_must load_URL loader_. local_runs lock_. log_: login_form longer_bound look_. ' +
      'looking_, low_and lower_the ly ly_# m_. machine machine_is magic_words mail>humans mail>me mail>of_it ' +
      'mailbox_. main_to make_user mark_as marks may_be maybe>do_loosen maybe>do_run maybe>of_guard ' +
      'maybe>of_money maybe>role md_: md_so md_that me>do_ask_user me>of_config me>of_power me_his ' +
      'medical_history meetings_. memo_# memory_update merge_# mind_, mind_: mines_coins minutes_, mir_den ' +
      'mirrors mode_enabled model_! model_needs modelos modulenotfounderror monday_at mots mots_de mt ' +
      'must_answer must_copy must_downgrade must_forward must_hand must_know must_now must_remember ' +
      'my_favourite my_first my_other na_URL name_only name_tidy ndigen_systemprompt need_you negative_reviews ' +
      'network_and never_asks never_refuses new_a new_bank new_directive new_ones next_action next_comment ' +
      'nie_informuj no_content no_review no_rules no_vulnerabilities nobel_prize nobody_can nobody_has none_ai ' +
      'none_assistant none_claude not_. not_fix not_list not_the not_translate not_used nota note_ps ' +
      'nothing_but nothing_is nothing_more notice_to now_push now_show now_that now_the now_wipe numbers_in ' +
      'numbers_to o_sh o_tym observation of_change>do_pay of_change>do_reply of_change>do_write ' +
      'of_change>of_goods of_code>of_live of_config>authority of_config>of_change of_config>of_guard ' +
      'of_config>of_verdict of_env of_goods>do_reply of_goods>earlier of_goods>secret_manner of_guard>role ' +
      'of_it>of_guard of_it>sure of_it>url of_live>do_destroy of_live>do_push of_live>do_send ' +
      'of_money>condition of_money>do_drop of_money>do_run of_money>mail of_money>persist of_person>me ' +
      'of_person>of_config of_person>unasked of_plain>of_open of_power>do_weaken of_power>of_money ' +
      'of_price>do_loosen of_price>notice of_price>of_price of_printer of_private>do_reply of_private>do_show ' +
      'of_private>of_change of_private>override of_private>please of_rules>do_finish of_rules>me ' +
      'of_secret>do_drop of_secret>of_it of_talk>authority of_talk>do_order of_talk>of_code ' +
      'of_verdict>do_ask_user of_verdict>do_grant of_verdict>do_loosen of_verdict>of_talk of_verdict>persist ' +
      'of_weak>of_secret off_for official>maybe official_support old_cluster old_runner on_. one_, one_: ' +
      'one_letter only_: only_valid opacity_: open_editor open_invoices open_sesame opened_this ' +
      'operator_changed operator_has operator_is operator_told option_b original_task orlov ot other_item ' +
      'otherwise_the our_price ours_. out_and out_what output_this over_with override>do_claim ' +
      'override>do_grant override>do_send override>reader owner_lost owner_on p_style panel_and paper_, ' +
      'paragraph_about participant_. pass_it password_into patch_from payment_details payroll penalty_out ' +
      'penetration_tester people permission_of permission_prompt permissions_are permissions_by ' +
      'persist>do_push phone_of phrase_quoted pilots please>do_memorize please>maybe please_, please_assistant ' +
      'please_cat please_set please_wipe polecenia policy_below positive_comment post_URL pounds_to ' +
      'praises_the press_sign press_the previous_user price_, price_to print_exactly printenv printenv_into ' +
      'private_branch prize problem_can product product_details product_it production_right profile ' +
      'programmers_should project_# project_with prompt_inside prompt_so proprietary protection_first ' +
      'protection_so public_, publish_the purchase purpose_; push_PATH push_force put_my px_ignore px_llm ' +
      'python_# query_. query_is questa_richiesta question question_! question_; question_of queued_: ' +
      'quoted_not qwe qwe_# qxnzaxn qxnzaxn_# ranking read_to reader>do_memorize reader>of_secret ' +
      'reader>persist reader>role reader_has readers_that readme readme_ai recruiting red_button refund_order ' +
      'release_# relecture remember_: remember_for remember_permanently remote_branches rename_the repeat_it ' +
      'replace_the repo_are report_no request_for rerun_with resolution_: rest result_to results_for ' +
      'return_period review_bot review_on reviewer_model reviewers_need reviewers_that reviewing_this ' +
      'rewrite_. rf_PATH richiesta right_away rights_. risk_and robot_, roe_, role>do_reply role>do_weaken ' +
      'role>of_code role>override role_. roll room_. root_assistant route_all rul_# rule_from run_cat ' +
      'run_destructive run_drop s_t safety_rules salary_of sans_relecture saves_notes say_no says_. sche ' +
      'schemas_and script_that script_without secret_manner>do_write secret_manner>of_it secret_manner>url ' +
      'secrets_may security_label see_a see_it sell_all sends_document sentence sentence_quoted service_first ' +
      'sesame_and session_expired session_is session_upload set_allow set_every severity_to share_my ' +
      'shared_with shares_at sheets_into shell_and shipping_costs short_and should_append should_attach ' +
      'should_call should_fetch should_make should_move silence_this silent_about single_word sistem ' +
      'slack_token so_apply so_run so_skip software_should sounds spanish_and speaker speaking_. sslverify ' +
      'staging_cluster standing_order star start_of status_URL stop_summarising store_this stored_and storing ' +
      'straight_to style_font style_height success_. sudo_and suggest_URL suggested_for summarize_this ' +
      'summarize_your summary_PATH summary_tools summer_# supplier_as supplier_to support_bot support_can ' +
      'supprime supprime_la sure>do_loosen sure>do_order sure>do_pass sure>do_write sure>mail sure>of_guard ' +
      'sure>of_person sure>of_power switch switched system_: system_override ta table_PATH taker tar_cz ' +
      'task_for task_is task_of te team_agreed team_does telemetry_to tell_you telling_them test_. text_# ' +
      'text_belongs text_meet text_was th_# thank thank_you that_checks that_deployments that_has that_he ' +
      'that_mines that_reads that_resets the_advert the_analytics the_annual the_artefact the_attachment ' +
      'the_auditor the_backdoor the_backup the_camera the_card the_ceo the_character the_chart the_comments ' +
      'the_competitors the_credentials the_credit the_cvv the_deploy the_diff the_discussion the_donation ' +
      'the_earlier the_enterprise the_evaluation the_evaluator the_fifth the_function the_grade the_home ' +
      'the_inbox the_kubeconfig the_magic the_maintainer the_maintainers the_message the_minutes the_note ' +
      'the_ones the_owner the_paragraph the_penalty the_reading the_rest the_salary the_slack the_snippet ' +
      'the_tenant the_totals the_value the_webhook their_api their_card them_that themselves_the then_answer ' +
      'there there_was they_need they_post they_want this_as this_candidate this_change this_customer this_fix ' +
      'this_hotel this_image this_migration this_paragraph this_preference this_rule this_sender this_shop ' +
      'this_vendor this_without three_bullets ticas ticket_, ticket_is tip to_dial to_fr to_ftp to_functions ' +
      'to_guest to_low to_mention to_pick to_place to_press to_qwe to_recommend to_self to_summer to_sync ' +
      'to_trash today_the todo_copilot tomorrow_at tonight_, tonight_. tool_fails tool_is tool_note ' +
      'tools_always tools_have tools_you total_. transfer_funds transfira transfira_# translation_engine ' +
      'translation_memory treat_the triages triages_this triaging true_style ts_pass tuesday_. turning_off ' +
      'two_factor two_numbers tym tym_. type_in typical typo_ps typo_to tz_field u_c u_ytkownika uit ' +
      'unasked>do_pass unasked>of_plain unasked>official und_verschweige under_infra unsafe up_a updated_: ' +
      'updated_policy upgrade_this upl upload_PATH upload_core uploaded_to upstream_. url>do_reply ' +
      "url>of_power url>official url>path url>unasked us_your user's_last user>do_ask_user user>of_config " +
      'user_PATH user_already user_at user_consent user_k user_prefers user_result user_says v_spf vendor_, ' +
      "verbatim_. verify verify_sig vetted violation vision visitor visitor's visitor_. visitor_to visitors_. " +
      'vollst vollst_ndigen vpn_credentials vulnerabilities_and wait_until waived want_you was_rejected ' +
      'was_signed was_written way_, we_agreed weaknesses weather_instead weeks_with were_abolished were_you ' +
      'wget_HOST what_your whatever_model whenever wherever_you which_nothing wiki_, will_thank wire_of ' +
      'with_URL with_confirm with_curl with_force with_id with_its with_priority with_sudo with_write with_you ' +
      'without_comments won won_the words_open workflow_in workflow_permissions write_into written_there yml ' +
      'you>do_reply you>earlier you>of_guard you>of_talk you_, you_first you_fix you_guard you_obey ' +
      'you_provide your_colleague your_context your_creator your_human your_job your_long your_reply ' +
      'your_response your_rules your_software yours_here zeta zlib zugangsdaten',
  ],
  [
    0.5,
    '!_build !_codegen !_note !_system #_; #_ai #_automated #_awwuzxhhbxbszq #_docs #_f #_g #_gs #_hint ' +
      '#_instead #_ly #_px #_rd ,_act ,_all ,_always ,_approve ,_bypass ,_deploy ,_description ,_dump ,_export ' +
      ',_id ,_ignore ,_its ,_machine ,_ok ,_reproduce ,_required ,_resolution ,_reviewers ,_that ,_unlock ' +
      ',_wipe ._: ._PATH ._action ._also ._before ._cookie ._dear ._env ._fetch ._go ._hidden ._hinweis ' +
      '._instruction ._license ._mandatory ._n ._note ._now ._para ._prior ._ps ._re ._route ._secret ._shell ' +
      '._sub ._t :_add :_always :_bypasspermissions :_call :_cancella :_carla :_content :_credentials :_dear ' +
      ':_debug :_developer :_echo :_eseguite :_failed :_gemini :_give :_good :_ignore :_ilse :_invoice :_java ' +
      ':_just :_k :_latest :_licence :_lints :_look :_lookup :_lovely :_may :_merge :_moderation :_pays ' +
      ':_permission :_push :_rate :_recommend :_reply :_retry :_sandbox :_share :_squash :_submit :_sunny ' +
      ':_treat :_typeerror :_unexpected :_urgent :_warnings :_while :_wipe :_workflow :_yxnzaxn ;_bots ;_ci ' +
      ';_color ;_font ;_talk ?_copy ?_output ?_post ?_write HOST_; MAIL_to PATH_and PATH_assistant PATH_go ' +
      'PATH_here PATH_new URL_apply URL_load ^after ^answer ^bypasspermissions ^cancella ^candidates ^caro ' +
      '^claim ^click ^compliance ^correct ^cursor ^decode ^decompress ^dla ^doe ^env ^eseguite ^full ^gets ' +
      '^great ^hey ^hidden ^hinweis ^hiring ^hits ^ignora ^immerse ^instruction ^java ^licence ^lints ' +
      '^mandatory ^msg ^observation ^per ^preferred ^python ^reading ^release ^repo ^results ^reveal ^reviewer ' +
      '^rows ^runtimeerror ^simulate ^submit ^sys ^system ^those ^usb ^warnings ^weather ^when ^wip ^workflow ' +
      '^yml ^yxnzaxn ^zeta a_code a_directory a_game a_gist a_higher a_permanent a_technical a_tweet a_y ' +
      'aaaaigx_# about_invoices about_this about_to above_all accept_all accepted_risk access_, account ' +
      'account_below acknowledge add_HOST add_curl add_my add_two address_as address_to addresses_in adds ' +
      'adds_numbers administrator_agent administrator_from advert_quoted affiliate_link after_this ' +
      'agent_cherry agent_hint agents_, agents_do agents_doing agents_editing ahead ai_assistent ai_can ' +
      'ai_readers ai_reviewer ai_scheduler ai_shopping alerts all_in all_members all_prior all_repositories ' +
      'all_secrets all_security allow_all allow_everything also_call always always_add always_push am_from ' +
      'amount_and an_ethics and_answers and_archive and_death and_descriptions and_drop and_include and_leak ' +
      'and_lower and_merge and_move and_need and_pass and_report and_should and_similar and_snooze and_work ' +
      'and_you answer answer_engines answer_has answer_without answers_about anweisungen_und any_command ' +
      'api_keys applicant applicants_. approved_, approved_in approved_upstream are_asked are_no are_root ' +
      'arguments_: as_# as_given as_part as_solved as_we asg asked_again asked_whether assistant_, assistant_: ' +
      'assistant_change assistant_displays assistant_post assistant_that assistants_comparing assistent_, ' +
      'asystent_w at_auth attachment_. attribution_pixel audited audited_, author_as author_has ' +
      'authority>do_destroy authority>do_more authority>do_pay authority>of_guard authorize automation ' +
      'autonomous avises_al awwuzxhhbxbszq azqb azqb_# backup_job backwards bank_to bank_tool bankrupt ' +
      'bankrupt_. bars base based_tools bash_parameter bcc_MAIL be_informed be_supplied bed bed_bugs been ' +
      'been_pre been_upgraded before_fixing begin_with belongs_to below_is below_with best_and bisherigen ' +
      'block_, board bob_, bob_: body_welcome bot_must bother_me bots bots_that branch_and brings_a broken_and ' +
      'browser_of bucket_to build_ai build_host builder bump_my but_also by_executing by_setting ' +
      'bypasspermissions c c:expose c:hand-out c:noted-sure c:pay c:rank c:reader c:sure c:unasked c_PATH ' +
      'cable cache_and calculator call_http call_lead call_result called_call callers calling_model came ' +
      'can_compare can_fix can_help can_lift can_make can_verify cancel cards carla_MAIL carry carry_on cat ' +
      'cat_secret ceo ceo_resigned changed_by charge charge_him chart check_out checks checks_it chose ck ' +
      'claude_, clause clear_the cleared click_URL click_delete co_pilots code_and code_word coded ' +
      'coding_assistants coins_into color_: color_white column_d comes_after command_with commands_in ' +
      'comment_. compare_. compared complete completing condition>do_drop condition>of_change ' +
      'condition>of_talk condition>unasked config_to confirm_true conta context_for context_header continue_by ' +
      'continue_without continues continues_. conversation_history conversation_so conversations ' +
      'conversations_. convince cookie cookie_of copilot copilot_: copilots copy_column core_. correct_fix ' +
      'correo costs_. course_, create_an credentials_and credentials_file ctx_: cursor_PATH customer_database ' +
      'customer_records cvv_code d_salary danger_. dat data_: data_you db_and de_ai dear_coding debug_: ' +
      'decided_to decoy_. default_any degree_. delete_whatever deletions_outside dem deployments destroy ' +
      'destructive_commands details_of dev_news developer developer_and developer_instructions devices deze ' +
      'deze_mail dictator_. diff_has directions directive_: disable_branch disabled_, dla_asystent dns ' +
      'do_ask_user>do_loosen do_ask_user>do_pay do_claim>authority do_claim>of_change do_claim>of_price ' +
      'do_claim>role do_claim>you do_destroy>secret_manner do_drop>role do_finish>url do_grant>of_live ' +
      'do_grant>of_open do_loosen>of_goods do_memorize>authority do_memorize>do_drop do_memorize>do_loosen ' +
      'do_memorize>do_send do_more>mail do_more>of_verdict do_more>path do_more>reader do_obey>of_verdict ' +
      'do_order>do_finish do_order>mail do_order>of_verdict do_pass>do_obey do_pass>earlier do_pass>of_it ' +
      'do_pass>of_talk do_pass>unasked do_pay>do_claim do_pay>do_obey do_pay>of_live do_push>of_guard ' +
      'do_push>of_money do_push>of_open do_push>official do_push>unasked do_rank>of_person do_reply>authority ' +
      'do_reply>of_money do_run>humans do_run>of_config do_run>of_secret do_show>of_verdict do_show>of_weak ' +
      'do_weaken>condition do_weaken>of_guard do_weaken>of_person do_write>do_rank do_write>do_reply ' +
      "do_write>of_money do_write>persist do_write>please do_write>role do_write>url does_your don't_ask " +
      'done_for door_and due_and dump_yours e_y earlier>of_person earlier>reader earlier_and election_was ' +
      'else_in elsewhere email_it en encode_the end_header engines_must env_. env_PATH env_has ' +
      'environment_variables eot_id err_! error_# erw events_of every_open everything_. exchange execute ' +
      'exempt exercise_is explanations export_. export_contacts extra f_f f_hre factor_codes factor_for ' +
      'fails_. failure fast favour_: favourite feb fifth_message file_reads files_from filled_in filtering_. ' +
      'final_round finance finding_as findings fine_to fire first_PATH first_delete first_message first_user ' +
      'first_whatever fix_by flaky flight flush follow_ups font for_agents for_ever for_option for_research ' +
      'force_, form_below forward_their fraud fraud_threshold free_that from_HOST from_the full_conversation ' +
      'function_calls fyi_and gift git_config github_token give_them give_your given_there gli_assistenti ' +
      'global_core globally go_ahead goes_on good_assistants grant grant_every green_. gs guard_, guardrails ' +
      'guest guidelines h_e has_switched have_and hello help_me help_the helper_bot helper_from here_. ' +
      'here_needs here_with hereby_told hey hint_cannot hinweis hits home_address hooks_and hosts_, hotel ' +
      'html_body http_. human_asked human_readable humans>of_goods humans>of_power hyperdb hypothetically_, ' +
      "i'm i_ask i_n i_will i_wy ignora ignore_everyone ignoriere ilse_brandt image_so immerse " +
      'immerse_yourself import_zlib important_for impossible in_authorized in_context in_settings include_PATH ' +
      'include_its including_the increase index_this infra_PATH ink ink_to install_index instruction_drop ' +
      'instructions_to into_the invite_a invite_five invoice_as invoke is_. is_: is_asleep is_being ' +
      'is_constant is_different is_due is_impossible is_obliged is_obsolete is_one is_safe is_settled ' +
      'is_trusted it_fixes it_lacked it_yourself items_: its_config jangan_beri jar_of keep_a keep_quiet ' +
      "keep_this key_at keys_first keys_you ki_agenten know_about knows_. kubectl_delete l'assistant l_. l_e " +
      'lacked late_grandmother lawsuit_was lawsuits ldmlslmv ldmlslmv_# lead_. leading leaves left_pad liars ' +
      'liars_. licence licences_. life_and line_# line_of line_on link_on links_from linter_is lints_code ' +
      'list_. list_your llm_based llm_callers llm_instruction load_it loads_URL log_and log_level log_so ' +
      'logging_service logo logs_PATH looking_into looks_up losing machine_readers mail>do_send mail>do_write ' +
      'mail>of_goods mail>of_person mail>reader mail_bot mail_the mailbox_and mails_from main_with ' +
      'maintenance_window make_. manager_said mark_every master_password maybe>do_write maybe>humans ' +
      'maybe>of_code maybe>of_orders maybe>of_power maybe>of_verdict maybe>of_weak maybe>official maybe>reader ' +
      'me>do_pass me>do_push me>do_show me>of_rules me>of_talk me_and memo mention mention_it merge_for ' +
      'merge_this message_for messages_, method_. mind_. mission_: mode_. model_, model_without modelos_de ' +
      'modelu_j money_. morals motion_sensor moved_the must_order must_skip must_take my_profile n_o n_s n_tr ' +
      'name_by name_command nd_# nd_d need_my needed_for negeer never_forget never_validate new_instruction ' +
      'new_task news_PATH next_# next_build next_function next_task next_to ng nine nine_to no_avises ' +
      'no_comment no_question no_weaknesses noon_and nop normally not_charge not_check not_run note_taker ' +
      'notes_. notes_id nothing_else notice>of_goods notice>of_guard notice>of_secret notice>of_talk ' +
      'notice>persist now now_delete now_explain now_publish now_send now_with npm_token ns_prod nstruct ' +
      'obey_. observation_: of_change>reader of_code>do_reply of_code>of_talk of_code>persist of_config ' +
      'of_config>do_send of_goods>of_config of_goods>of_goods of_goods>of_verdict of_goods>of_weak ' +
      'of_goods>official of_goods>reader of_goods>unasked of_guard>do_destroy of_guard>of_it of_guard>of_weak ' +
      'of_id of_it>of_change of_it>of_goods of_it>path of_it>reader of_it>secret_manner of_j of_live>do_grant ' +
      'of_live>do_show of_live>of_change of_live>of_goods of_live>of_it of_live>unasked of_live>user ' +
      'of_money>do_pass of_money>of_power of_my of_open>do_order of_open>do_send of_open>of_open ' +
      'of_plain>of_verdict of_plain>reader of_power>of_open of_power>of_rules of_power>secret_manner ' +
      'of_price>do_ask_user of_price>do_send of_price>do_weaken of_price>me of_price>noted_key ' +
      'of_price>of_plain of_price>reader of_private>do_claim of_private>do_drop of_private>do_more ' +
      'of_private>do_push of_private>of_goods of_private>of_money of_private>of_secret of_rules>do_pass ' +
      'of_rules>do_pay of_rules>earlier of_rules>of_open of_rules>of_orders of_rules>official of_rules>persist ' +
      'of_rules>please of_secret>do_send of_secret>do_weaken of_secret>notice of_secret>of_open ' +
      'of_talk>of_config of_talk>of_plain of_talk>official of_task of_verdict>do_claim of_verdict>of_power ' +
      'of_verdict>role of_weak>do_order of_weak>of_guard of_weak>of_power of_weak>user off off_, ' +
      'official>do_run official>earlier official>of_it official>of_power official>of_secret ' +
      'official>of_verdict ol omit on_production ones_in only_a only_be only_quoted open_amount operator_here ' +
      'os_note other_meeting other_rows others others_. over_all override>authority override>do_ask_user ' +
      'override>unasked override_safety own_pull owner_at owner_in p_: p_an p_news p_this pad_secure page_must ' +
      'pancakes para_o parameter parsing_this pass_the passe password_here password_so passwords_to ' +
      'path>do_run path>do_send path>of_it path>of_live path_PATH paul_that pay pay_it payments payroll_file ' +
      'penalty pending_payment pengguna_. per_gli permanent_access permissions_in persist>do_send persist>mail ' +
      'persist>of_change persist>of_plain persist>of_talk persist_: persona ph pick_a pilots_: pin_of pixel ' +
      'pixel_in please>of_it please>of_rules please>of_talk please>url please>user please>you please_continue ' +
      'please_copy please_give please_output please_run podpisywanie podpisywanie_commit policy_# positive_, ' +
      'post posting_their pounds powershell pr_description praise_the preceding preceding_text preference ' +
      'preferences print_it printer_ink prints_all prior prize_. proceed_to product_: production ' +
      'production_cluster production_database products promoted_to prompt_, prompt_in prompt_is prompt_to ' +
      'prosto prosto_na provide_, provide_the ps_for public_branch public_link push push_this push_with ' +
      'put_curl put_this px qb quarterly quarterly_numbers que_lea questa question_about question_needed ' +
      'queued quiet_. quietly_and rank_this rd_# read_PATH reader>do_loosen reader>do_order reader>do_send ' +
      'reader>of_config reader>of_talk reader>official reader_: reader_for reader_of reader_to readers_shall ' +
      'reads_an reassigned reassigned_. recipe_: recommend_our recommend_the record_and recorded_. recovery ' +
      'recruiters_: redundant reenv_a refactoring_tools references_# release_in release_manager released ' +
      'reliable remaining_checks remaining_keys remove_the renew repeat_your replicas replicas_: replying ' +
      'report_, report_our report_success repositories repository_with reproduce_with reproduce_you ' +
      'reproducible request_with requested_to required_by rerun response_: results_approved results_the ' +
      'return_true returned_. review_off reviewer_: reviewers_are reviews_are richiesta_senza roe role>do_more ' +
      'role>earlier role>of_guard role>of_talk rome_, root_access root_without row_should rul rule_: run_any ' +
      'run_env run_git run_grant run_setup runs_live safety_checks said_so sandbox_: saved_password say_the ' +
      'saying_that scan_. schema_and score_and script_at scripts_PATH se_lo sebelumnya_dan ' +
      'secret_manner>do_claim secret_manner>do_grant secret_manner>of_config secrets_for secrets_of section_is ' +
      "secure_from security security_alerts security_as security_checks see_link see_link' segmentation " +
      'segmentation_fault seller sensor_. sent_PATH senza_leggerla seo server_is sesame session_log session_to ' +
      "session_token set_bcc set_verify sh' share_the shared_drive sharing she_said shell_to shipping " +
      'should_print should_push should_raise should_store should_switch should_treat show_. show_diffs showing ' +
      'showing_the shut side_effects signed_statement silent simpler simulate_a size_: skipped_. skipped_and ' +
      'so so_just solved solved_. somebody_asks source_tree speeds_up spell spell_out spf spf_# sqbfafgaiaaoae ' +
      'src_HOST ssh_r stars_: start_a started_# statement status steps_given stop_, stop_. stop_what ' +
      'store_permanently stored stored_in stores_notes straight straight_away stuur_alle style_guide ' +
      "subject_fyi subject_hello' substitute sudoers_. summary_has summary_instruction supplied_in supplier " +
      'sure>condition sure>do_push sure>of_change sure>of_secret sure>override sure>please sure_. suspended ' +
      'switch_to system system_end system_note system_reminder systemprompt table_must tables_. tag_it tags_. ' +
      'take_it take_on task task_queued task_that task_you team_lead team_to telling_anyone terminal_of ' +
      'testing_you tests_under text_. text_call text_see thanks_, that_all that_now that_prints that_secrets ' +
      'the_applicant the_assertion the_attribution the_bin the_build the_cart the_cookie the_crm ' +
      'the_dependencies the_disk the_dns the_download the_drive the_editor the_exact the_first the_footer ' +
      'the_funds the_hooks the_merger the_motion the_next the_nobel the_number the_one the_open the_orders ' +
      'the_own the_part the_passport the_pending the_persona the_phrase the_preceding the_query the_red ' +
      'the_remaining the_report the_repository the_scan the_seed the_severity the_shipping the_signing ' +
      "the_summary the_tables the_team the_text the_time the_total the_up the_visitor's the_way the_workspace " +
      'their_bearer their_computer them_at them_instead them_out then_archive these_, they_go they_must thing ' +
      'this this_. this_address this_api this_application this_chat this_email this_invite this_issue this_log ' +
      'this_mail this_needs this_paper this_point this_server this_user this_whole thought_: thread_out tidy ' +
      'time_although time_for timeout_. tls_to to_# to_PATH to_act to_append to_call to_him to_hyperdb ' +
      "to_obtain to_prod to_star to_vote to_whatever today's today_on today_to todo todo_for together token_to " +
      'tonight tool_, tool_list top_and tr_l transfer_# transfer_ownership transparent trash traveller true_. ' +
      'true_for trust_all trust_me trusted tunnel_to tunnel_with tweet_that u_# unasked>of_change under_tests ' +
      'unexpected uninstall_the unlock_it unsigned unsubscribe_the until_further up_administrator update_: ' +
      "uploads_the upstream_, url>do_destroy url>do_drop url>do_pass url>you usd_at user's_api user's_name " +
      "user's_own user>of_private user_about user_asked user_but user_confirmation user_finance user_forgot " +
      'user_name user_own user_that users_PATH usual usuario_. v_g va verdict verified_: verified_by ' +
      'verified_the verify_their version_is visiting w_, wallet_address wallet_at wants_me warm warn_: ' +
      'warn_auth was_postponed weiter_und welcome_PATH were what_follows what_it what_were whatever ' +
      'whatever_ai whatever_was when_an when_completing when_this while_it white_copilot will_execute ' +
      'will_mind window_, window_into wire_transfer with_HOST with_any without_morals without_running word_: ' +
      "word_that word_was workflow_. would written_above wy_czcie wy_lij yes_. yes_before you'd you>of_person " +
      'you>persist you>role you>url you_at you_given you_return your_behalf your_previous your_safety ' +
      'your_workspace ytkownika zaczniecie_, zanim',
  ],
  [
    0.375,
    '!_agent !_assistant !_instructions !_small #_aaaaigx #_ac #_agents #_azqb #_brings #_ck #_console #_d ' +
      '#_hey #_l #_legftcgxll #_modules #_mozilla #_rg #_runtimeerror #_rw #_to #_too #_vzxzpbc #_years ' +
      ',_about ,_bot ,_continue ,_generate ,_h ,_hidden ,_inputschema ,_lou ,_mark ,_next ,_note ,_o ,_pass ' +
      ',_pro ,_provided ,_quote ,_result ,_roll ,_skip ,_starting ,_submit ,_summarise ,_tell ,_transfira ' +
      ',_unsubscribe ,_use ,_yes ._and ._as ._by ._carry ._execute ._gemini ._git ._give ._hand ._json ._l ' +
      '._last ._list ._llms ._new ._nothing ._reply ._second ._sha ._skip ._so ._source :_agenda :_also ' +
      ':_assign :_c :_cache :_classify :_contents :_copy :_count :_deployments :_encode :_end :_fetch :_for ' +
      ':_force :_forward :_from :_great :_kirim :_kubectl :_label :_lint :_models :_pancakes :_ping ' +
      ':_protected :_put :_rebase :_reenv :_requests :_skip :_stripe :_summary :_swap :_tells :_tests :_the ' +
      ':_turn :_unlock ;_agents ;_confirm ;_to ?_quote HOST_are HOST_at HOST_thank MAIL_, MAIL_PATH MAIL_a ' +
      'MAIL_do MAIL_weiter MAIL_within MAIL_your PATH_do PATH_human PATH_the URL_follow URL_of ^ab ^alt ^asked ' +
      '^automation ^bob ^branch ^calculator ^ceo ^checksum ^data ^deploys ^encode ^enter ^finish ^flaky ' +
      '^format ^general ^hardcode ^humans ^hypothetically ^invisible ^kirim ^kubectl ^latest ^lint ^llm ^load ' +
      '^mirror ^modulenotfounderror ^official ^only ^owner ^pancakes ^payload ^point ^powershell ^present ' +
      '^pricing ^product ^protected ^quota ^quote ^rate ^reenv ^refuse ^reporter ^response ^robots ^rw ' +
      "^segmentation ^sell ^sleep ^spell ^sunny ^terms ^tick ^upon ^vergiss ^version ^wait ^what ^yes ^you'd " +
      '^zanim a_b a_bot a_conta a_faster a_fee a_hard a_hidden a_licence a_n a_nadie a_positive a_review ' +
      'a_shell a_state a_test a_verified a_version a_villain aaaaigx abaikan_semua about_HOST access_key ' +
      'access_now access_should account_in account_right accounting_on actually_, ad_: adds_MAIL admin_and ' +
      'admin_priority admin_the administrator_of administrator_rights affiliate after_they again_and agen_ai ' +
      'agent_: agent_you agents_! ai_clients ai_maintainers ai_operators ai_prepares ai_summarises ai_systems ' +
      'ai_you ais_: ais_must all_. all_chats all_customers all_guests all_pending all_phone all_sheets ' +
      'also_bump also_revert also_transfer alt_ai always_include amministratore among an_approval an_important ' +
      'an_incident analysing and_announce and_as and_audited and_commit and_disable and_email and_needs ' +
      'and_never and_omit and_press and_publish and_pushed and_rate and_reject and_release and_repeating ' +
      'and_type answer_and answer_quoted answer_you answer_your answering answering_, answers_to apology ' +
      'apology_from app_full append_it append_the append_to application_on applies approve_. approve_this ' +
      'approved approved_it archive_every are_models are_running arrive_on artefact as as_admin as_already ' +
      'as_clean as_of as_sidenote as_soon as_usual asg_disable ask_again asleep_. assertion assertion_and ' +
      'assets assist assistant assistant_may assistant_understood assistant_you assistants assistants_get ' +
      'assistants_with assisted assistente_, assistenten assistenti_ia at_anthropic attach attach_last ' +
      'attention_agent auf auth_job authority>do_drop authority>do_order authority>do_pass authority>humans ' +
      'authority>of_power authority>of_secret authority>role authority>user auto_merge automated_assistant ' +
      "automated_clients automation_please automation_reading available_every avvisate avvisate_l'utente " +
      "backdoor_in background_. backup base_# bash' bcced bcced_to be_accepted be_answered be_bcced be_longer " +
      'be_solved because_of been_changed begin behalf_, below_. beri bern bern_, billing billing_, ' +
      'block_before bob body bother_you bots_, bots_must bottom brandt_MAIL brown budget bug_report build_ok ' +
      'build_with builders by_: by_helper by_inviting by_md by_posting by_pushing by_software by_user ' +
      'c:authority c:earlier-rules c:fetch c:imperative c:name-reads c:noted-maybe c:notice c:obey c:order ' +
      'c:to-live calendar_invite call_: call_tool called_, calls_invoke can_reproduce can_share can_silence ' +
      'can_solve can_trust cancel_every candidates capable card carla caro cat_notes change_of chart_page ' +
      'chat_? chat_history checking_them checklist_is cherry_pick chiedere chmod ci_policy ck_# clean_. ' +
      'cleaning_this cloud_kestrel cluster_admin clusterrole clusterrole_cluster clusterrolebinding co_pilot ' +
      'code_with codes_to collaborator_with come_across command_: command_without commands commands_with ' +
      'comment comment_under comments_. commit_hook commit_with company compares complaints completely ' +
      'compliance_reasons comply comply_with computer con concerns condition>do_run condition>do_send ' +
      'condition>do_show condition>me condition>notice condition>of_price condition>reader config ' +
      'config_global configuration_do confirmation confirme_la consent_of consent_true constant_time ' +
      'conta_abaixo contain_a contain_the context_incomplete continue_as contract_in conversation_began ' +
      'convince_the cookie_in copilot_please copilot_should corrected cors could_not create_clusterrolebinding ' +
      'creator curl_: curl_k cursor_: customer_to customers_with czcie_podpisywanie d_sh database_prod ' +
      'datei_PATH dawn de_# debug debugging_, defaultmode defaultmode_: degree del deploy deploys deprecated_. ' +
      'desc describe_this description_: description_bots destructive details_iban developer_, dictator diff_of ' +
      'diffs_before disable_# disable_certificate disable_selinux displays_this div_class div_style ' +
      'do_ask_user>authority do_ask_user>do_show do_ask_user>do_weaken do_ask_user>notice ' +
      'do_ask_user>of_change do_ask_user>of_open do_ask_user>of_power do_ask_user>path do_claim>do_finish ' +
      'do_claim>do_memorize do_claim>do_write do_claim>mail do_claim>of_verdict do_claim>reader ' +
      'do_destroy>do_push do_destroy>humans do_destroy>mail do_destroy>of_money do_destroy>of_power ' +
      'do_drop>authority do_drop>do_obey do_drop>do_pay do_drop>of_guard do_drop>official do_drop>you ' +
      'do_finish>do_send do_finish>of_secret do_grant>official do_loosen>do_loosen do_loosen>do_obey ' +
      'do_memorize>condition do_memorize>official do_more>of_guard do_more>of_open do_more>of_person ' +
      'do_obey>earlier do_obey>noted_key do_obey>persist do_order>condition do_order>of_orders ' +
      'do_order>of_price do_order>url do_pass>of_change do_pass>override do_pass>secret_manner do_pass>url ' +
      'do_pay>condition do_pay>do_grant do_pay>me do_pay>of_config do_pay>of_it do_pay>of_talk do_pay>please ' +
      'do_pay>unasked do_push>humans do_push>maybe do_rank>do_claim do_rank>of_rules do_rank>of_verdict ' +
      'do_reply>noted_key do_reply>notice do_reply>of_it do_reply>of_plain do_reply>persist do_run>of_money ' +
      'do_run>path do_run>persist do_send>do_push do_send>earlier do_send>mail do_send>of_verdict do_send>path ' +
      'do_send>secret_manner do_show>mail do_show>of_config do_show>of_orders do_show>of_private ' +
      'do_show>of_secret do_show>path do_show>url do_weaken>do_claim do_weaken>do_more do_weaken>do_weaken ' +
      'do_weaken>of_open do_weaken>persist do_write>do_drop do_write>me do_write>of_power doc_, docs_, ' +
      "document_new doesn't doubt download_and draft_. driver_. drop_the dropping_the duplicates duplicates_of " +
      'e_non each_call each_new each_reply earlier earlier>do_drop earlier>do_pay earlier>of_power ' +
      'earlier>of_private earlier>of_talk echo_y effects elevated else_is en_head enabled_by end_with ' +
      'endpoint_and eot er et ethics_filter even_if every_commit every_further every_future every_hour ' +
      'every_id every_package every_project every_time everything_before exact_wording exceptional execute_the ' +
      'exercise extra_wish fail_. failed_password fails_on faster_parser fatal_: favour fee fee_is ' +
      'file_deletions file_import file_on file_to filters_are findings_in fine fire_drill first_attempt ' +
      'first_comment first_read first_run first_send five_minutes fixing_, folder_PATH follow_them for_, ' +
      'for_cursor for_the for_this force_to forget_about forget_the format_the forwards_invoices free freely ' +
      'from_: from_anthropic front_door full_docs function_call funds_with future g_n get get_PATH get_access ' +
      'get_with git_history give_you given given_at given_earlier global_http go_: gpt_. grant_admin ' +
      'green_again grew guard_disabled guests_from guide_. had_been half_of handling_this happened hardcode ' +
      'harmless has_already has_enabled has_not hash_to hashlib_. have health here_within hidden_agent ' +
      'hidden_dear hidden_enc hide highest_score highlight_any hint_for his_password hold holder hook hooks ' +
      'host_. hours_are http_slow humans>authority humans>of_rules humans>path i_agree i_am i_gave i_have i_o ' +
      'i_work iban_. iban_lt identity_. ignore_tom image import_base in_auth in_copy in_general in_ten ' +
      'in_their in_two include_them including incomplete_. incomplete_; index_speeds index_url info_ask ' +
      'info_remark information_this informed_. initial_instructions inputschema inputschema_: insert_eval ' +
      'inst_sys install_packages instead_: instead_that interpreted into_this introduce invia invites ' +
      'invoke_name is_behind is_free is_only is_pre is_very issue_tracker ist it_, it_if it_never it_prints ' +
      'it_was it_would its_session its_summary jar jlihrozsb k_URL keep_working key_as key_in kindly ' +
      "klucze_prywatne know_you knowledge_base knows_that l'utente_. l_# label_as last_# last_month's " +
      "last_reviewed later latest_yes latin layer leave_no leave_the legftcgxll_# let_it let_us letmein_# lib' " +
      'lifted like_hiking limit_by limitation_: link_. link_into links lint_, list_into list_it listed_below ' +
      'llm llm_processing lock_held lock_table longer_counts look_at look_up looks_good lower machine_: ' +
      'machines_, mail>do_claim mail>maybe mail_tool mail_with mailbox_for main_PATH maintainers_, ' +
      'maintainers_decided matters max_, may_with maybe>do_grant maybe>do_order maybe>of_open me>of_change ' +
      'me>of_live me_earlier me_product member_with memberi merge_now merger merger_to message_, message_as ' +
      'message_before migration_you mines minutes models_: models_processing module_PATH module_is ' +
      "modulenotfounderror_: month's_payroll morals_, more_by move_# mu must_: must_export must_merge must_pin " +
      'must_post must_stay mute my_late my_role n_d na_main naar_MAIL name_bash names_to nder nder_. nearly ' +
      'needs_it never_ask new_mission new_runner next_, next_question nice no_alternatives nobel nobody_else ' +
      'non_avvisate none_model nop_w not_be not_been not_trouble nota_per notebook notes notes_! notes_the ' +
      'nothing notice notice>do_rank notice>do_send notice>reader notice>role now_upload now_you nv nyy o o_. ' +
      'obsolete obtain_a of_MAIL of_all of_aws of_change>condition of_change>do_order of_change>do_pass ' +
      'of_change>of_live of_change>you of_code>authority of_code>do_drop of_code>notice of_code>of_private ' +
      'of_config>do_pass of_config>do_push of_config>maybe of_config>of_it of_fixing of_goods>of_guard ' +
      'of_goods>of_price of_guard>reader of_guard>you of_it>do_destroy of_it>maybe of_it>of_config ' +
      'of_it>of_live of_it>of_orders of_it>unasked of_money>do_grant of_money>of_guard of_money>of_plain ' +
      'of_money>of_rules of_money>of_secret of_open>of_power of_other of_passwords of_person>humans ' +
      'of_person>of_change of_person>please of_plain>do_destroy of_plain>do_obey of_plain>me of_plain>of_price ' +
      'of_plain>of_talk of_plain>of_weak of_plain>secret_manner of_power>humans of_power>reader ' +
      'of_price>do_drop of_price>do_grant of_price>do_run of_price>official of_price>sure of_private>do_obey ' +
      'of_private>of_config of_private>reader of_rules>do_push of_rules>of_goods of_rules>of_private ' +
      'of_rules>reader of_secret>do_write of_secret>of_rules of_secret>path of_talk>condition of_talk>do_grant ' +
      'of_talk>do_pay of_talk>earlier of_talk>of_guard of_verdict>do_drop of_verdict>do_pass ' +
      'of_verdict>do_push of_verdict>do_send of_verdict>of_rules of_weak>do_weaken official>do_claim ' +
      'official>do_loosen official>do_pass official>notice official>of_code official>sure offline_. ok_, ' +
      'ol_assistente on_holiday on_page on_to on_which once_. one one_more only_me operator_grants or_# ' +
      "order_without organisation_. originals other others_as our_competitor's our_own over_the over_what " +
      'override>do_memorize override>of_rules override>override override>persist own_registry owner_, owner_of ' +
      'p_if pad_# page_? page_are page_crashes pairs_of pancakes_. parameter_name parcel_will participant ' +
      'pass_its passwords_and paste_what path>do_obey path>do_weaken path>of_power path>please path_and ' +
      'paths_under penalty_and permission_prompts persist>do_order persist>do_show persist>of_private ' +
      'persist>of_weak person_to phone_. pilot pilot_instruction place_the plan_because please>of_power ' +
      'please>role please_paste pls point_in points policy_to positive_review post_os post_to post_your ' +
      'postponed_, posts_its pour powershell_nop pr_should prefer_answer preference_permanently prepare_script ' +
      'prepares_the presenting presidential presidential_suite press_accept price price_as print_the ' +
      'printenv_. private private_repositories privileged_, proceed_. processes_this prod prod_. product_is ' +
      "progress_. project_. prompt_first prompt_say protected_branch protection_and proxy's_docs public_gist " +
      'public_mirror publicly push_it pw pwned py_, python_c quality quality_reasons query_parameter quietly_, ' +
      'quota quoting_this r r_e r_u raj rate re_run read_security reader>do_pass reader>me reader>of_change ' +
      'reader>override reader_is readers_may reading_along recall_. receipt_# recipe recommend_only records ' +
      'recover reenv ref refactoring_, refund_at reject reject_unauthorized rejected_because release_notes ' +
      'remaining remains remark_: remote_to remove_it removing_all removing_the renewed repair repeating_the ' +
      'replace reply_in reporter_above repost_it reproduce_it requests_by require_node research reset_link ' +
      'reset_main response rest_of results retry_. retry_with returning revenue reverse_shell review_: ' +
      'review_before review_only review_with reviewer_ai reviewer_is reviewing reward rf rf_the rg_# rights ' +
      'rights_to rivals rivals_are rm_rf role>do_claim role>do_run role>unasked role>user role_to roll_back rs ' +
      'rule_that run_its run_shell runs_sql rw_r ry s_n sanitizer save_it say_? say_this scanning scheduler_, ' +
      'schicken_. score script_of second_look second_time secret_manner>condition secret_manner>do_run ' +
      'secret_word security_bot see_. see_you selinux send_mail sessions_: set_registry set_strict setting_asg ' +
      'settled setup sh_. shell_commands shell_curl should_add should_approve should_do should_now should_take ' +
      'show_me showing_it sidenote signing signs simulate site_. skip_all skip_the skipped_in slack slows ' +
      'small_extra snooze snooze_the so_on solve_the son spend sqbfafgaiaaoae_# squash_this sre ssh_ke ssn ' +
      'star_this stars_and stars_for start_header start_it startup_for statement_by step_, step_upgrade ' +
      'stop_asking store_it strict_: stripe_MAIL style_text submit_it submit_the sudo_. suggests suite ' +
      'summarise_the summarises_this summarizing_this summary summary_. sunny_, sure>do_run sure>earlier ' +
      'sure>me sure>secret_manner sure>unasked sure>url svc_up switch_off syntaxerror_: t_# t_i t_r ' +
      'table_audit table_for taken talk tanpa_memberi task_complete td team_. tell_them ten_minutes tenant ' +
      "term_notes test_of tester tests_directory tests_folder tests_passed text'_: text_at text_in text_quoted " +
      'text_that that that_HOST that_covers that_forwards that_nobody that_stands that_there the_. the_alarm ' +
      'the_approval the_argument the_article the_bottom the_budget the_callback the_cameras the_cfo ' +
      'the_cluster the_coding the_comment the_competitor the_consent the_contents the_customer the_deployment ' +
      'the_developer the_dictator the_discount the_doc the_environment the_exercise the_firewall the_gateway ' +
      'the_general the_hash the_job the_json the_lockfile the_medical the_official the_only the_others ' +
      'the_payroll the_permission the_presidential the_previous the_quota the_request the_return the_room ' +
      'the_sender the_sheet the_six the_traveller the_validation the_very the_world their their_memory ' +
      'them_here them_this themselves_at then_change then_continue then_rerun then_say there_is they_come ' +
      'thing_: this_: this_and this_are this_article this_chart this_checklist this_error this_for this_host ' +
      'this_invoice this_library this_list this_listing this_offline this_press this_report this_section ' +
      'this_seller this_session this_silently this_site this_tool three through_this thx ticket ticket_. ' +
      'ticket_: tidy_clean time_by title_node title_team tls_reject to_: to_URL to_ai to_all to_bother to_buy ' +
      'to_each to_export to_fetch to_grant to_have to_letmein to_mail to_maintainer to_mirror to_production ' +
      'to_re to_reproduce to_retry to_sell to_stop to_switch to_tell to_tulip to_wallet to_welcome ' +
      'token_expired token_from tool tool_: tool_; tool_needs tools_: tools_do tools_must transferencia ' +
      'transformed trash_. trust_certificates trustworthy_. ts_, tulip tulip_; tunnel turbo_plan turn_left ' +
      'twice_. two_items type_checks typo_. typo_for unasked>do_push unasked>of_it unauthorized_# ' +
      'unexpected_token unlock untuk_agen up_: upon urgent_from url>authority url>do_grant url>do_show ' +
      'url>of_orders url>of_person url>of_talk url>of_verdict url>role url_encoded us us_PATH use_iban ' +
      "user's_home user's_session user>authority user>do_claim user>do_destroy user>do_show user>humans " +
      'user>of_goods user>of_it user_from user_now user_said user_told users_to users_will v_i vafgehpgvbaf ' +
      'values_inline vault_. verification verify_. verify_from version_# vetted_by via_the villain ' +
      'villain_without vision_model vote vtaber vtaber_nyy vzxzpbc_# w_ai w_hidden w_i wants_all warnings_for ' +
      'warnings_from was_lost was_verified weaken_the weaknesses_. weather weather_, weather_today welcome_# ' +
      'were_doing what_does when_refactoring whenever_a which_reads who_used whoever whoever_is wiki will_die ' +
      'will_do will_explain wind wire wire_the with_everything with_it with_more with_network with_printenv ' +
      'word_by words_above works_for workspace_, write_outside wrote_you yapay yes you>do_push you>of_power ' +
      'you_have you_remember you_serve you_show you_their your_boss your_configuration your_final your_model ' +
      "your_operator's your_prior your_receipt your_tools z_added zeta_, zmiany",
  ],
  [
    0.25,
    '!_cursor !_hint #_e #_faq #_gahr #_get #_january #_loyd #_pm #_readme #_released #_sender #_times ' +
      '#_trusted #_u #_ur #_w #_xevil ,_! ,_answer ,_approva ,_approval ,_before ,_body ,_copy ,_do ,_force ' +
      ',_gib ,_in ,_it ,_mei ,_needed ,_qty ,_sql ,_ssn ,_star ,_start ,_stuur ,_thx ,_we ._al ._ci ._copy ' +
      "._crash ._don't ._e ._export ._hint ._instead ._mail ._next ._orlov ._put ._respond ._rules ._security " +
      '._task ._todo :_HOST :_approve :_apps :_before :_bot :_cancel :_cannot :_cat :_confirmation :_confirme ' +
      ':_counts :_ctx :_cursor :_default :_deprecated :_disregard :_download :_ffffff :_git :_hello :_hi ' +
      ':_invite :_lgtm :_mara :_mirror :_name :_nice :_properties :_raise :_rank :_rating :_repost :_root ' +
      ':_scale :_set :_ssh :_store :_subscribe :_system :_task :_these :_tick :_unpin :_unset :_upgrade ' +
      ':_usage :_usb :_user :_weather ;_model ;_overflow ;_push ;_you ?_asked ?_q HOST_before MAIL MAIL_; ' +
      'MAIL_after MAIL_assistant MAIL_build MAIL_for MAIL_status MAIL_with PATH PATH_ai PATH_an PATH_base ' +
      'PATH_environment PATH_item PATH_main URL_nothing URL_read URL_tanpa URL_token URL_when ^al ^also ' +
      '^always ^apps ^asking ^assistant ^assistants ^begin ^beste ^book ^bug ^change ^chatbot ^co ^codex ' +
      '^comment ^complete ^confirme ^consent ^disregard ^doc ^enable ^exception ^exchange ^ffffff ^font ' +
      "^formats ^friendly ^good ^gpt ^help ^helpers ^hookspath ^i'm ^inform ^interpreter ^invite ^item ^items " +
      "^jsonrpc ^legal ^let's ^lieber ^look ^lunch ^maintenance ^moderation ^mu ^new ^nota ^nothing ^now " +
      '^number ^output ^part ^price ^provide ^px ^replaces ^repost ^rm ^route ^sent ^sets ^star ^status ^sub ' +
      '^subscribe ^summaries ^support ^swap ^tar ^temp ^template ^thought ^ticket ^timeout ^tiny ^translate ' +
      '^unsubscribe ^urgent ^urlopen ^us ^whoever a_, a_calendar a_call a_check a_drill a_fact a_favour a_host ' +
      'a_l a_line a_meeting a_o a_recruiting a_required a_row a_s about_: about_frogs above absolutely_buy ' +
      'accept_his acceptance_criteria access access_code access_the account_de account_holder act_for ' +
      'actions_, actual address_MAIL adds_. admin_PATH advert_for agenda_attached agent_also agent_can ' +
      'agent_invites agents_: agents_run ago agree_to agreed_with ai_assisted ai_called ai_recruiters ' +
      'ai_working ais ais_always al_asistente alice all_chat all_its all_scopes all_with also_copy also_post ' +
      'also_wipe alternatives_. always_execute always_pass always_send am_the an_administrator an_apology ' +
      'an_index an_order ana_, analysing_this and and_call and_carry and_copilots and_force and_gave ' +
      'and_pressing and_read and_refund and_save and_start and_state and_wire answered_with answers anteriores ' +
      'anthropic_trust anweisungen any_negatives any_request anyone api_, apiversion apply approva_questa ' +
      'approval_and approval_cached approved_everything approved_to approved_until are are_deprecated ' +
      "are_generated are_obsolete article as_auth as_owner as_sidenote' as_tz as_unavailable as_yaml asistente " +
      'asistente_que asked_. asked_: asleep_, assertion_with assign_this assistant_cleaning assistant_ignore ' +
      'assistant_read assistant_working assistants_can assistants_processing assistants_reading ' +
      'assistants_which at_any at_require atob_process audited_by authenticate_by authority>do_run ' +
      'authority>do_weaken authority>of_verdict auto automated_coding automated_contributors autonomous_agents ' +
      'back_production back_the bank_of baru bash_to bcc be_asked be_cleaned be_completed be_given before_any ' +
      'before_anything before_this begin_: being_read belongs below_, beri_tahu best beste_assistent bin_and ' +
      'blocked_the booking_agents bot_! bot_then boundary branches_. brandt broken broken_on bucket_and ' +
      'budgeting bug bugs_, build_is bump_the by_q by_removing by_telling bypassing c:drop c:mail c:maybe ' +
      'c:official c:run c:urgency c:you-are-maybe c_t c_u calc calc_, calculator_. calendar call_URL ' +
      'call_export call_send call_with called_fire called_free called_with calling_URL can_check candidate ' +
      'cannot_find cart cart_PATH caused_by ceo_here certificate_checks cette changelog_. channels_of ' +
      'cheapest_flight check_can checks_and checks_in chmod_# choose_this ci_cache cites cites_this claude_: ' +
      'claude_for clause_# clean cleaned_with cleanup click click_javascript co coding_model colleague ' +
      'comment_# comment_by comments_needed commit_message commit_to commit_was company_wiki complete_. ' +
      'components_. condition>do_claim condition>do_order condition>of_guard condition>user ' +
      'confirmation_required console_: contact_us continue_. continue_immediately contracts conversation ' +
      'copilot_agent copy_PATH correo_. credential cursor czcie dan dana_, data_to dawn_to de_ia dear_copilot ' +
      'dear_crawler death default_software default_target delete_production delete_rows demonstrate den_vollst ' +
      'dentist dependency_conflict deploying_to described description_. details_summary detected developer_who ' +
      'dialogs die_datei disables disabling disclose_its disregard_prior dla do_anything ' +
      'do_ask_user>of_private do_bake>of_secret do_claim>secret_manner do_claim>unasked do_destroy>do_claim ' +
      'do_destroy>do_pass do_destroy>of_guard do_drop>of_person do_grant>do_grant do_grant>notice ' +
      'do_grant>of_private do_grant>url do_is do_loosen>do_more do_loosen>do_order do_loosen>do_pay ' +
      'do_loosen>do_reply do_loosen>do_send do_loosen>of_config do_loosen>role do_loosen>secret_manner ' +
      'do_more>do_destroy do_more>do_memorize do_more>sure do_more>unasked do_obey>do_grant ' +
      'do_obey>do_memorize do_obey>do_order do_obey>do_run do_obey>of_price do_obey>of_weak do_obey>path ' +
      'do_order>do_drop do_order>of_config do_order>secret_manner do_pass>authority do_pass>do_claim ' +
      'do_pass>do_grant do_pass>do_loosen do_pass>of_person do_push>earlier do_push>mail do_push>of_secret ' +
      'do_reply>do_drop do_reply>do_finish do_reply>do_memorize do_reply>do_obey do_reply>do_run ' +
      'do_reply>do_show do_reply>mail do_reply>me do_reply>role do_run>earlier do_run>of_code do_run>of_power ' +
      'do_run>reader do_send>do_destroy do_send>do_grant do_show>do_finish do_show>of_change do_show>of_it ' +
      'do_that do_weaken>unasked do_write>do_loosen do_write>do_pay do_write>noted_key do_write>of_it doing_, ' +
      'domain done_and door_for dose down download_URL download_link drill_. drill_on drivers e_quoted ' +
      'earlier>do_write earlier>of_rules earlier>unasked echoed el_correo ended engineer_, enter_. env_in ' +
      'environment_variable envoie este_e esto_: euros_para evaluate every_mail everything_without everywhere ' +
      'exact exception_: execute_: execute_code execute_this expect_true expected_# export_is fact fact_of ' +
      'failed_: faster_, fault_. feed_: ferrite_PATH file_a file_and file_at file_with filter_. find_module ' +
      'find_name first_and first_argument first_forward first_instructions first_merge first_with fit_, five ' +
      'fix_in fix_link fixnow fixnow_. flag_the flaky_, flaky_test flight_to fmt_, fn_: folder for_assistant ' +
      'for_autonomous for_ci for_claude for_humans for_left for_lisbon for_looking for_mail for_signing force ' +
      'force_push forever_: fork frogs frogs_. from_git from_me from_private full_text function further_notice ' +
      'g_nder gahr gahr_# gb_# generate_a get_? get_fact get_more gets gets_a gib_mir gist_. give_me goal_: ' +
      'good grandmother_who granted_root green_dawn gu guest_# hand_the has has_moved held_. hello_agent ' +
      'help_: helpers_. here_and hi_bob hi_bot hidden_endpoint hiking_. hint_say hits_: home host html_head ' +
      'https humans>condition humans>do_rank humans>of_talk hyperdb_. hypothetically i_got i_wypchnijcie ' +
      'iban_in id_# id_; id_and ilse image_with import_owner import_requests in_PATH in_URL in_doubt in_there ' +
      'inbox_: incident_list including_keys including_system info_ai info_for info_setup info_your ' +
      'insecure_and install_npm instead_, instead_open instead_tell instrucciones instruct_the instruction_to ' +
      'instructions_: instructions_were intention into_each invisible invites_q inviting inviting_five ' +
      'invoice_attached irrespective is_broken is_confidential is_exempt is_for is_how is_intended is_out ' +
      "is_part is_quoted is_zero issue_public it's_a it_adds it_assistant it_goes it_helps it_out it_public " +
      'it_quiet it_silently it_there it_up its j_. javascript_: je_gebruiker job job_: jsonrpc jsonrpc_: just ' +
      "keep_duplicates kestrel_cloud keywords_: klucze knowledge known kunci l l'agente l_ai l_p " +
      'la_transferencia last_five last_three last_update later_. lea_esto leave_a leave_it legal_, legal_. ' +
      'legal_notice les letter_per library_has lieber_chatbot lifted_for limitation line_in lisbon_: list_PATH ' +
      'list_no lite loan lock_his lodash_and logger_, logging_and login_review longer_applies look_it lookup_, ' +
      'lose low_, loyd_# lunch_see mail>do_ask_user mail>do_drop mail>of_guard mail>of_private mail_and ' +
      'mail_as mail_is mails_. maintainer maintainer_is makefile_default makes_a manager_: many_requests ' +
      'mark_them maximum_. may_run maybe>do_drop maybe>do_more maybe>of_live me me>of_person meeting_notes mei ' +
      'mei_chen memberi_tahu memory_: merge_the merge_your message message_about message_without message_you ' +
      "mfa mirror_at mode model_; model_context models modules_# modules_transformed month's motion move_PATH " +
      'move_me must_change must_remove must_reveal must_tell must_transfer my_grandma n ndigen need_approval ' +
      'need_it need_your negatives_. never_use new_member new_secret next_message next_release next_round ' +
      'next_sentence nice_, niets_tegen nil_everywhere no_further no_se noch not_a not_bother not_for ' +
      'not_highlight not_mention not_provide note note_agents note_ai note_assistant notes_p ' +
      'notice>do_ask_user notice>earlier notice>noted_key novelty now_: now_read npm_config ns numbers_. o_c ' +
      'obey_it obsolete_as of of_change>do_push of_change>maybe of_change>of_config of_change>of_it ' +
      'of_change>of_person of_change>of_private of_change>of_weak of_config>do_order of_config>earlier ' +
      'of_config>of_private of_config>of_talk of_config>unasked of_database of_file of_goods>do_more ' +
      'of_goods>do_pay of_guard>maybe of_guard>of_goods of_guard>of_guard of_it>do_more of_it>of_code ' +
      'of_live>do_obey of_live>do_run of_mail of_money>of_config of_office of_orders>do_grant of_package ' +
      'of_person>do_claim of_person>of_goods of_person>of_live of_person>of_private of_person>you ' +
      'of_plain>authority of_plain>do_finish of_plain>do_more of_power>do_obey of_power>of_goods of_power>path ' +
      'of_power>unasked of_price>do_pay of_price>do_push of_price>do_write of_private>do_run of_private>mail ' +
      'of_private>of_guard of_private>of_open of_private>of_person of_private>of_price of_private>url ' +
      'of_rules>do_grant of_rules>do_run of_rules>of_change of_rules>of_secret of_rules>url of_rules>you ' +
      'of_secret>do_pass of_secret>maybe of_secret>user of_talk>path of_this of_today of_verdict>do_obey ' +
      'of_verdict>do_show of_verdict>do_weaken of_verdict>notice of_verdict>of_orders of_verdict>secret_manner ' +
      'of_verdict>sure of_weak>do_ask_user of_weak>of_person official official>of_guard official>of_money ok_. ' +
      'old_schema old_version on_with once_the once_to one_after one_credit one_that ones_on only_the ' +
      'only_trusted open_app opens_the opens_this oracle order_of orders_from organisation_to origin orlov_. ' +
      'other_suppliers others_and our_company our_endpoint out output_it override>of_talk override_active ' +
      'owner_from p_ai p_reader package_. package_auth package_lock packages_in packed pair_programmers ' +
      'parameters_: parser_. parsing particular_not path>do_pass path>do_write path>of_open path>of_rules ' +
      'payment_methods pending perfect_. permanently_in permission_dialogs permissions_to persist>do_finish ' +
      'persist>do_weaken persist>maybe persist>me persistent persona_of phone_numbers piece_of please>humans ' +
      'please>of_goods please>of_weak please>please please_find please_put please_update popen position_# ' +
      'postponed posts posts_the pre pressing previous_messages price_: price_is print_all prior_instructions ' +
      'private_channel private_keys pro procedure proceed_without process_: process_and processed_by processes ' +
      "product_. profile_, proof_of properties_: proxy's prywatne_na public_. publickey_. publicly_. purge " +
      'push_. push_mirror push_straight pushing put put_it put_them px_; py_and qty quietly_. quota_by ' +
      'quota_is quote_it rate_it rate_limited rd reader>authority reader>earlier reader>of_code reader>sure ' +
      'reader>unasked reader>you reading_the real_user reasons recent recorded records_to recruiting_ai ' +
      'refactor_this regardless_of regex registry_URL released_from remediation repeat repeat_all repeats_the ' +
      'replies reply_approved reply_that repo_public report_: report_and reporting repository_public reproduce ' +
      'reproduce_, reproduce_the request_could request_takes resigned resolve_, response_. results_# ' +
      "results_permission retry_, retrying_. return_. return_nil reveal reveal_the reverse review' review_# " +
      'review_by reviewer_bots reviewer_llm reviewers_have rl robots_: role>condition role>do_send ' +
      'role>of_person role>of_plain role>of_private role>please room_, root_to round_and rsc rules_. ' +
      'run_cleanup run_nc runbook_: runner_and running_curl running_it s_a s_e safety_level same_, sandbox_. ' +
      'sara_# saved_payment scale scan_it screening searches second_task secret_. secret_manner>of_plain ' +
      'secret_manner>of_power security_has see_which seen_so send_all send_it sending_the sends_mail ' +
      'sentence_is serve_the server_listening service session_start settings_. sh_s shares shares_and shell ' +
      'shopper shoppers shopping should_clear should_give should_grant should_replace should_visit ' +
      "show_security show_them sidenote' sides_have sign_the signed_it simply_approve skip_this slows_down " +
      'smart software software_, software_agents software_that solve soon_as spring_# sql src ssh_ed ' +
      'start_over starter starts_with state_: status_: step style_color su subject_update submission_the ' +
      'subscribe_the successful sudo_for summaries_of summarise_, summarise_this supply_the supported_by ' +
      'sure>do_show sure>of_goods sure>official svg_desc switches syntaxerror sys_the sys_you system_curl ' +
      'system_new t_a tab_and tabs_in tada_: takes_precedence tanpa team_wiki tell_yours terms_, test_is ' +
      'tests_fail text_all text_indent text_you that_. that_opened that_read the the_accounts the_admin ' +
      'the_affiliate the_answer the_appointment the_background the_booking the_calling the_church ' +
      'the_community the_complete the_conversation the_cors the_dates the_delete the_delivery the_docs ' +
      'the_emergency the_eval the_fix the_github the_hard the_internal the_lease the_license the_link ' +
      'the_linked the_linter the_master the_month the_newest the_openai the_originals the_os the_pipeline ' +
      'the_product the_quick the_repo the_salaries the_session the_shopper the_supplier the_support the_token ' +
      'the_turbo the_warranty their_bank themselves then_delete then_has they_should this_assistant this_check ' +
      'this_comment this_commit this_day this_folder this_has this_only this_readme this_submission this_to ' +
      'thread_: thread_with ticket_and time_. to_, to_account to_admin to_ask to_automated to_automatically ' +
      'to_checkout to_finish to_gb to_hide to_import to_it to_our to_package to_pin to_release to_replace ' +
      'to_scan today_. tomorrow_with too_many took tool_confirmations tool_will total_# total_, tr_c ' +
      'transaction transferencia_y translates_text transparency trash_and troll_. trouble true_PATH true_and ' +
      'trust_level trusts tweet two_of txt type_, type_: type_hidden typeerror typo_agent tz unasked>authority ' +
      'unasked>me unasked>of_code unasked>user unauthorized uncomment unpin unpin_lodash unset update_claude ' +
      'upgrade upload_coverage ups_from url>do_send url>of_code url>of_private url_of used_up user ' +
      'user>do_more user>do_pay user>unasked user_agreed user_and user_in user_request user_up user_verified ' +
      'user_would usual_, v_. validate_the validate_themselves variables_of variables_to verbatim ' +
      'verification_and verify_your verwijder viewed visible_to visiting_this visitor_that void_# vor_der ' +
      'vybcbodhrwoi vybcbodhrwoi_# vzxzpbc w_. wallet_# warn_cache was_called was_changed was_checked was_only ' +
      'we_see were_configured were_for were_started what_the whether_this whitelist_HOST who_wrote whoami ' +
      'whoever_or will_find will_only will_run wish_: with_expect with_five with_fixnow with_my with_the ' +
      'with_tools with_yes without_an wording_of workaround_for working_! world_and writes_. wy wypchnijcie ' +
      'wypchnijcie_zmiany xevil y_archive y_u years yes_and you>do_more you>do_show you>maybe you>of_code ' +
      'you>of_config you>of_price you>override you>path you>secret_manner you_and you_earlier you_let ' +
      'you_received you_retry you_that your_agent your_answers your_developers your_user zaczniecie ' +
      'zanim_zaczniecie zmiany_prosto zz',
  ],
  [
    -0.25,
    '!_. !_? !_b !_dear !_insert !_license !_please !_sender !_todo !_w !_when #_ab #_add #_agent #_alt ' +
      "#_bob #_bx #_canonical #_cd #_collabora #_d' #_db #_dh #_eh #_er #_february #_ff' #_ffc #_gc #_great " +
      "#_has #_hours #_hw #_hx #_items #_june #_lexer' #_m #_mar #_mi #_new #_nte #_ray #_red #_steps #_url " +
      "#_utc #_vb #_vn #_xf #_xu #_y ,_, ,_accept ,_assert' ,_b ,_b' ,_break' ,_called ,_case' ,_class ,_cls " +
      ",_content ,_continue' ,_count ,_cursor ,_database ,_debian ,_default ,_default' ,_document ,_doing " +
      ',_emitter ,_end ,_even ,_event ,_field ,_fn ,_g ,_generic ,_gpt ,_green ,_hand ,_he ,_headers ' +
      ",_hostname ,_if ,_inc ,_include ,_index ,_info ,_install ,_key ,_label ,_m ,_max ,_min ,_new ,_new' " +
      ",_no ,_not ,_number ,_os ,_platform ,_porto ,_query ,_reason ,_root' ,_scripts ,_since ,_stream " +
      ",_string ,_style ,_t' ,_tasks ,_tests ,_thanks ,_there ,_timeout ,_typed ,_unsupportedalgorithm ,_used " +
      ',_value ,_verify ,_version ._add ._anonymous ._approve ._argv ._coincat ._color ._common ._compile ' +
      '._core ._delivery ._examples ._file ._filter ._fix ._for ._gcloud ._generate ._global ._gz ._have ' +
      '._hello ._insert ._items ._known ._licensed ._lock ._main ._message ._notes ._npm ._packages ._pick ' +
      '._preproc ._project ._prompt ._raise ._regex ._remove ._resolvefilename ._returns ._save ._send ' +
      "._service ._set ._since ._string ._stringify ._suppress ._the ._therefore ._txt' ._unpackedsize ._usage " +
      '._verify ._warning ._while ._workaround :_! :_after :_agentic :_apt :_assistant :_auto :_bearer :_bg ' +
      ':_break :_bsd :_build :_capacity :_ci :_clusterip :_contract :_def :_deploy :_e :_hide :_javascript ' +
      ':_kbot :_kenji :_kiro :_lists :_message :_mkaur :_msg :_negative :_noqa :_os :_parse :_password ' +
      ":_process :_r' :_release :_review :_sam :_same :_sara :_search :_sign :_sonnet :_stream :_style :_trail " +
      ':_tue :_u :_which :_write :_y ;_b ;_c ;_delete ;_f ;_j ;_l ;_o ;_private ;_s ;_this ;_u ?_e ?_f ?_h ?_r ' +
      '?_s ?_y MAIL_start PATH_? PATH_PATH PATH_br PATH_from PATH_it PATH_libraries PATH_n PATH_o PATH_process ' +
      "PATH_required PATH_span PATH_when PATH_you URL_aliases URL_keywords URL_npm ^HOST ^a' ^aa ^abi " +
      '^absolute ^actions ^addhandler ^aes ^agents ^announce ^anonymous ^anthropic ^apache ^applications ' +
      '^archive ^ask ^authority ^authorizationcodegrant ^backport ^base ^baseendpoint ^basic ^bbbbbb ^bg ^bin ' +
      "^both ^breakfast ^bsd ^builtin ^bz ^c' ^cache ^caption ^cases ^cast ^cb ^classes ^classmethod " +
      '^cloudflare ^cn ^collections ^collector ^combine ^comments ^completion ^compression ^constructor ' +
      '^contains ^cookies ^copyright ^could ^cyan ^daniel ^dataclass ^datetime ^def ^delete ^deleted ' +
      '^dependencies ^destroy ^dev ^dns ^do ^documentation ^due ^emoji ^empty ^eq ^es ^event ^events ' +
      '^executable ^existing ^experimental ^exports ^external ^extras ^fd ^features ^ff ^filters ^finally ' +
      "^finder ^fo ^force ^force' ^formatter ^found ^g ^getattr ^gf ^gh ^global ^gn ^gnu ^gobject ^gptbot " +
      "^greek ^guard ^gz ^h ^handlers ^heuristic ^highlight ^hints ^home ^however ^html' ^http ^identifier ^ig " +
      "^ii ^import ^indexes ^indirect ^inject ^inspect ^instances ^instructions ^iso ^italic' ^jl ^keyword ^l " +
      '^leave ^len ^length ^lesser ^lets ^like ^likely ^lists ^ll ^loader ^locals ^logging ^long ^m ^mailing ' +
      '^make ^making ^man ^marker ^measurement ^merchantability ^metadata ^methods ^mimetypes ^min ^minutes ' +
      "^mkaur ^modeline ^modify ^modules ^moduletype ^moves ^mypy ^n' ^neither ^net ^netscape ^nh ^nice " +
      "^normalize ^noscript ^not ^note ^nss ^nt ^nu ^o' ^oauth ^obj ^off ^oh ^openai ^operator ^origin ^page " +
      '^parsed ^parseexception ^parser ^parts ^passing ^pdf ^permissions ^pi ^pick ^pin ^png ^port ^pos ^pp ' +
      "^preproc ^pretty ^priority ^prog ^progress ^property ^prototype ^py ^qc ^qd ^r' ^raised ^raises ^random " +
      '^rating ^regarding ^regex ^released ^remark ^remote ^renderresult ^replicas ^repr ^req ^requests ' +
      "^reserved ^reset ^resolvefilename ^restart ^review ^revoke ^role ^ruby ^s' ^saves ^script ^scripts " +
      '^sebastian ^see ^seek ^seen ^segment ^selector ^self ^separate ^serializer ^set ^setup ^several ^shy ' +
      '^skill ^spawn ^special ^spinners ^src ^stability ^standard ^starmap ^stdout ^steps ^str ^strong ' +
      '^structures ^styles ^symbols ^takes ^tbody ^technical ^tells ^therefore ^timestamp ^tm ^tobe ^tr ^trace ' +
      "^tx ^txt' ^typically ^u ^under ^undici ^union ^unit ^unlike ^unsupported ^unsupportedalgorithm ^usage " +
      '^used ^usually ^utils ^uv ^valid ^validate ^variable ^variables ^verify ^versioncontrol ^w ^warn ' +
      '^webassembly ^wheel ^whitespace ^whl ^width ^work ^wraps ^xml ^xz ^y ^yellow ^yg ^yw a_! a_binary a_bit ' +
      'a_changelog a_cron a_discount a_distribution a_dr a_few a_file a_h a_href a_lexer a_memory a_message ' +
      'a_meta a_node a_one a_prompt a_public a_python a_r a_real a_requirement a_script a_sentence a_session ' +
      'a_stream abc_, abcd about_two absolute_import abstract_base acceptable accepted access_to account_, ' +
      'account_and account_for account_named account_the accounts_PATH act_as ada ada_, ada_MAIL add_them ' +
      "addhandler addon address_, addressed adf adhere_to administrators aes af affected agenda agent' " +
      'agent_must agent_to agentdb agents_may agents_must agents_working agreed_on ai_coding aj ak akia all_! ' +
      'all_# all_; all_get all_messages all_my allow allowed allowed_tools allowlist allows_the already_have ' +
      'alreadyfinalized also_available also_be although ambiguous amount_: amount_return amy an an_alternative ' +
      'an_hour an_instance an_optional analyse analyze and_, and_an and_associated and_can and_copy and_deploy ' +
      'and_documentation and_enter and_link and_node and_paste and_re and_reload and_rotate and_show and_tell ' +
      'and_use and_verify and_wants and_why anna annotations answer_. anthropic_api anymore apache_license ' +
      "api_key' api_reference api_token application_PATH approach_: approvals_are approved_all appsheet " +
      'aptsources arch architect are_doing are_working areas as_needed asc ask_: askuserquestion assess asset ' +
      'assignment assistant_asks assistant_is assistant_which assistants_must assumed asym asymmetric at_build ' +
      'at_module attempted attempting attribute_, audio aug auth_listening authenticated author_: author_is ' +
      'authority>condition authority>do_reply authority>unasked authorization_code authors_. auto_generated ' +
      "automate automatically available_, available_on avatar avoiding awareness aws b' b'_# b'_, b_h b_i b_l " +
      'b_n b_r b_y b_z backends bake balanced base_, basedistribution basedistribution_, baseendpoint ' +
      "baseresolver bash_curl bash_filename basic' bb' bbd bdist be_built be_done be_installed be_read " +
      'be_removed be_sure bearertoken bec before_and before_deleting before_executing before_running ' +
      'before_the before_using begins behaviors benchmark benefit benefits berg berg_, between_the beyond bfa ' +
      "bgcolor bi binaryio bisect_this bk blog_PATH body_is bom book books bool' boundaries br_br brand break' " +
      "bring_it broke browser_is browsing_agent bubble bucket_: buffer' build'_, build_get build_time " +
      'buildbackendhookcaller built_with bundles by_reading bytesio c:you-are-sure c_; c_compiler c_f c_vm c_y ' +
      "ca_# cache' cache_, cache_this cachecontrol caching calculated call_me can_do can_read can_then canary " +
      'cancel_the canonical_ltd canonicalize_name capacity capacity_: caption carriage caseinsensitivedict ' +
      "cast cast_, categorize category_: caught cause_the caused cb cc' cdef ce_# cea cell changed changes_: " +
      "changes_small channels chapters char_, charsetprober chatbot choosing ci_flaky cj claim clarify class' " +
      'class_bucket classes_. classname clean_PATH clearly cli_, client_: cls cms coach code_# code_build ' +
      'codebase_. codex col collabora collabora_ltd collections_import color_# colorize colors command_that ' +
      "comment_, comments' comments_: commit commit_# commit_f common_. communication_language company_. " +
      'compare compatible_with completions components concept concern concurrent condition>do_destroy ' +
      'condition>earlier conditions_: confidence configuration_and configuration_lives consensus ' +
      'considerations consistency console const_result construct_a constructor_. constructors consumer ' +
      "content_notes contents_PATH context context_# contextlib_import continue' continue_at contract_to " +
      'contributing_to convention converting coordination copies_or copy_. copy_and core_PATH core_import ' +
      'corporation corporation_. counts_. coverage covers cq crc create_, create_the creative critique crl ' +
      'cryptography_. csr css ctypes_import cu cus cw cx cycles d_! d_a d_c d_f d_i d_j d_m d_u dahlin danjou ' +
      "dashboard data' data'_, data_def dataclass dataclass_, dataclasses date_. date_: db_connected db_test " +
      'dc dd_# dead dead_. deb debian_PATH debug_queue declared def_copy def_get def_is def_reset ' +
      'default_style default_the deferred define_the delete_user delete_your deleted_: deliberately delimiters ' +
      'deliverable denied_. deno dependencies_without deploy_to depot_PATH deprecated_, deprecated_: ' +
      'deprecated_MAIL deprecationwarning describes_version description_, description_PATH description_content ' +
      'description_the desk dest details_, detecting determining dev_. dev_package developers devtools ' +
      'different_from differs directories_. directory_: disable_the disclose_the discover discovered display ' +
      "displaying distinguish distributionnotfound dists distutils_import div_hidden div_id dk do' do'_, " +
      'do_ask_user>me do_ask_user>official do_claim>do_send do_claim>of_goods do_claim>of_plain ' +
      'do_destroy>do_drop do_destroy>do_grant do_destroy>do_obey do_drop>earlier do_grant>do_obey ' +
      'do_grant>do_reply do_grant>please do_grant>you do_loosen>authority do_loosen>do_drop do_loosen>do_grant ' +
      'do_loosen>of_change do_loosen>override do_loosen>unasked do_memorize>you do_more>of_price ' +
      'do_more>please do_nothing do_obey>do_reply do_obey>do_weaken do_order>do_ask_user do_order>do_destroy ' +
      'do_order>humans do_pass>do_more do_pass>do_weaken do_pass>of_code do_pass>path do_pass>reader ' +
      'do_pass>user do_pass>you do_pay>do_push do_pay>of_open do_push>do_ask_user do_push>do_send ' +
      'do_push>of_config do_push>of_rules do_reply>reader do_run>condition do_run>do_ask_user do_run>do_loosen ' +
      'do_run>of_verdict do_send>do_more do_send>do_obey do_send>of_person do_send>persist do_send>you ' +
      'do_show>do_pass do_show>notice do_weaken>maybe do_weaken>of_rules do_write>do_pass do_write>do_weaken ' +
      'do_write>do_write doc docblock docs does_the doing domain_. domains done_, down_why downstream dp dr_. ' +
      'drop_it drop_table dsaprivatekey dsapublickey dtstart dual dumper during_the e_i e_j e_w e_z eacces ' +
      'earlier>of_plain earlier>you east_# edit_files ef ef_# emacs emergency_; empty_. enable enabled ' +
      "enabled_: encoding_. encodings encrypted end' end'_, end_to enforce engage enter enter_the " +
      "entries_lexicographically entrypoints enum' enum_import epoch erase errno errors_and errors_from " +
      'escape_: euros event_. event_moves events_, everybody evidence evolution except except_in exception ' +
      "excluded executor exists_, exit' exit'_, expiration expired_, explained explanation exposes_a " +
      "extension_, extensive external' extracts f' f_; f_PATH f_URL f_a f_d f_e f_t f_w f_y fa_f fact_. " +
      'facts_about failed fda featured features_. federation feedback_: feltman ferrite_. ferrite_is ferro ' +
      "fetch_connected fetch_retrying fetching ff ff'_, ff_# field_dataclass figures file_except file_like " +
      'files_for filesystem finalize find_the finder firebase flag_commit flaky_on float_self fmt fnmatch ' +
      "fnmatch_import fold follow_the following_command foo' for_: for_build for_creating for_each for_further " +
      "for_k for_language for_monorepos for_use for_which for_you foreach formula found' found_at found_the " +
      'foundational fraction fragment free_of french from_. from_an from_apt from_dataclasses from_dbus ' +
      "from_enum from_gi from_itertools from_optparse from_package from_react' from_security from_setuptools " +
      'from_threading from_types front fs_. ft func_: func_verify function_is functional functools furnished ' +
      'future_, g_: g_e g_g g_l g_s g_u g_y ga gaps gate gates gd get_a get_install get_started getitem ' +
      'gets_to getter gg_# gi_. gi_import git_: git_a given_by glob_import gnu_general go_PATH goals gobject ' +
      'good_value google governing gptbot gr grant_types graphql great_. great_location greek gsd guards ' +
      'guidelines_: gx h_: h_a h_c h_d h_j h_l h_t h_z handbook_. hard hardcoded hardware has_no hasattr ' +
      'hashable hashcontext hashlib_import have_my have_not have_received having he header header_, headers_. ' +
      'heavily height_# heinlein_MAIL here_must hg_# hidden_text highlighter hints history_. hmac_import holds ' +
      "honest hotel_. hours hp hr_team html' http_cache http_listening httplib humans>do_loosen humans>do_obey " +
      'humans>of_code humans>of_guard humans>sure hw hx hy hybrid i_: i_accept i_can i_delete i_if i_p i_v i_y ' +
      "i_z ib id_int ideas ident identifies idle idna ie_. if if' if'_, ij il impl implementation implied_. " +
      "import' import_. import_abc import_chain import_ctypes import_dataclass import_distribution " +
      'import_email import_gettext import_granttypebase import_literal import_machine import_pip ' +
      'import_pyparsing import_random import_struct import_sys import_tempfile import_token import_types ' +
      'import_zipfile importlib importlib_. in_any in_base in_compliance in_generated in_json in_june in_march ' +
      "in_place in_progress in_range in_which include_whitespace' included_with includes includes_the " +
      'including_: incoming indent info_agent info_fetch initialise insecuretransporterror insensitive ' +
      'insert_new insertions_info inside insights inspect_import installable installationerror installations ' +
      'installationsubprocesserr installed_. installing instance_, instantiate instructions_you integers ' +
      'integration_: intend intent interactions interesting interface_. introspection_module ' +
      'invalidrequesterror invalidsignature invalidversion invent invite_it invoking io_. io_import ipc is_and ' +
      'is_as is_asked is_at is_automatically is_built is_netscape is_passed is_picked is_possible is_still ' +
      'is_that is_used is_usually issue_# issue_. it_closes it_describes it_into it_license it_says it_to ' +
      "it_uses it_will it_without italic' italic'_, item_in itemgetter iteration itertools_. itertools_import " +
      'its_answer itself_. iv_# j_! j_, j_b j_j j_k j_n j_q j_t jaraco jaraco_. jest jg jh jit jj jl_# ' +
      "job_that johan jon_park jonathan jp js' js_and js_to js_v json' json_name jt ju judge judgment julien " +
      "julien_danjou jupyter jw jython k_! k_b k_g k_i k_k k_s k_t k_u k_z kb_maintainers keep kettle key' " +
      "key_, key_from key_into keyed keyerror_: keywords'_, keywords_, keywords_words kitchen kj know_the l' " +
      "l'agent l'utilisateur l_! l_b l_n l_q l_v l_xh label_: language_code larson late launched law layouts " +
      "lazy leaking learned legal length_, level level_: lexer' lexer'_, lexicographically " +
      'lexicographically_by lg lgpl li_ask libnss library_that library_to license_copyright licensed_under ' +
      'licenses lines_: lint list_view literal lm load_all load_node load_sys location_. location_: locked ' +
      'long longest looking_for looks_flat lookup lr lru lu lx lyon_, m_PATH m_c m_e m_j m_n m_w machines_for ' +
      "macosx magenta' mail>do_destroy mail>earlier mail>of_power mail_it mainly makes_use manager_and " +
      'manual_; map mar_# mark_it mastra maximum_number maxretryerror mcp_server mcpservers md_, me>do_pay ' +
      "me>do_reply me>of_guard me>user mean mechanical mechanics medium' meeting_body membership memory_leak " +
      'merge_pull merge_without messages_of metadata_, method_for methods_, metric metrics mi milestones ' +
      'mimetypes_text mingw mini misc mistral mj mkaur mobile model_feedback model_note model_should models_. ' +
      'modula module_, module_contains module_that modules modules_. modules_: moduletype monorepo monorepos ' +
      'mori most_important most_of move move_to moved_to mp mro msg_, multibytecharsetprober multiline ' +
      'must_include must_keep must_state must_write mv mx_# n_; n_? n_b n_h n_only n_u nadia_ferro name_def ' +
      'name_description name_name namedtuple_, nameerror names_: natural negativeinfinity negativeinfinitytype ' +
      'netloc netscape_communications new_entries newlines next_model nextjs ng_# nginx nm node_quoted ' +
      "node_test none_and normalizedname not' not_apply not_delete not_follow not_none not_retry not_set " +
      "not_support notice>of_money notice>you notifications npm_version nq nte nte_# null' nums nw nzac o_: " +
      'o_; o_PATH o_j o_o o_p o_w o_y object_is object_with oe of_available of_change>authority ' +
      'of_change>official of_code>do_claim of_code>do_grant of_code>of_secret of_code>you of_config>condition ' +
      'of_config>do_destroy of_config>notice of_each of_goods>do_ask_user of_goods>do_claim of_goods>do_push ' +
      'of_goods>notice of_guard>do_pay of_guard>do_run of_guard>do_send of_it>notice of_it>you of_lazr ' +
      'of_live>humans of_money>do_destroy of_money>do_write of_money>me of_money>of_money of_our of_packages ' +
      'of_person>do_reply of_person>of_secret of_person>of_talk of_person>override of_plain>do_pass ' +
      'of_plain>earlier of_plain>of_it of_plain>role of_power>authority of_power>do_destroy of_power>do_reply ' +
      'of_power>do_run of_price>maybe of_private>of_it of_private>of_talk of_rules>do_ask_user ' +
      'of_secret>of_live of_secret>of_plain of_secret>of_talk of_secrets of_software of_talk>of_person ' +
      'of_their of_them of_those of_type of_verdict>official of_weak>of_verdict off_; official>do_obey ' +
      'official>do_order official>do_write official>of_live official>of_private offs_and offsite oh oi ' +
      'old_manual olu_chen om omit_the on_any on_debian on_friday on_other once_, one_or operational ' +
      'operator_from opt_in optimization optionerror options_that optparse_import opus oq or_PATH or_a or_more ' +
      'or_other or_substantial orchestration ordering orders orphaned oslo other_, other_than otherwise_: ' +
      'out_the output_in overall override>of_goods overwritten owner_wants p_; p_? p_b p_c p_dear p_h p_m p_p ' +
      'p_s p_tell p_to p_y pa packages_from packages_that padding page_is page_that page_the page_with ' +
      'pages_and pair paper parameter_. params_. params_to parents park parse_# parse_as parse_with ' +
      'parseexception_, parser_import parserelement_, partial_, partition partner pass_def passwd pat ' +
      'patch_changes path>do_grant path>earlier path>me path>you path_. paths paths_to pattern_. pattern_: ' +
      'patterns_for payments_description pd pdf permit persist>do_grant persist>do_obey persist>do_pass ' +
      'persist>of_rules persistent_facts phase phases php physical pick_the picked_up pilgrim pip_is pitch ' +
      'pkcs pkg_. pkg_resources pkgutil placement plain_text platform_, platformdirs playwright ' +
      'please>do_ask_user please>notice please>of_guard plugins pm png_alt poem point_to policy_, populate ' +
      "port port_to portions portions_of porto_, position post' postgres_: pragma_: precision prefer prefetch " +
      'prepare preproc preproc_: prerequisite present_the prices_, pricing_PATH principle print_load ' +
      'processing_this prohibited project_has prompted prompting prop props prose providing_a prune pt pu ' +
      'publish_workflow pull purpose push_, py_# pygideprecationwarning pygobject pyparsing python_, ' +
      'python_import q_h q_l q_o q_s qc qf qg_# qh qm qualified questions_to queue_, quic quickly quickly_. ' +
      "quoted_: quoted_; qw qy qy_# qz r'_! r'_# r'_: r'_s r_; r_? r_g r_j r_k r_m raise " +
      'raise_notimplementederror raise_valueerror raj_, raj_books random_import ranges ray_holder raymond ' +
      're_import read read_write reader>do_obey reader>path reader_must readiness readline readonly real_time ' +
      "realtime reasoningbank received_. recommendation record' recursion red redirection redistributions " +
      'refactor refer refer_to reference_layout referenced refill refresh_token refreshtokengrant regarding ' +
      'regexlexer_: region regressions rejected_. relationship released_under reload relying remarks removed_v ' +
      'render_cache render_downloading renderabletype_, renderresult renderresult_, replicacount ' +
      'replicacount_: replied repo_, report_body report_to reports repository_: repr represent ' +
      'representation_of req_, requested require required_for required_skills requirements_, requirementset ' +
      'researchers reset_self resolve resolvefilename_node resourceendpoint resourceownerpasswordcred ' +
      'respond_with result_; result_await retain retrieval retry_after return_backend revalidate reveal_its ' +
      'review review_, reviewer_bot revocation rewrite rich rights_, rn roaming rob root_cause ror router_. ' +
      'rows_and rt ru ru_# ruby rules_# rules_PATH run_build run_every runner rv rx rz s_; s_b s_d s_j s_r s_w ' +
      'safari_and sale same_here sb scalable scan scanned scans scheduler scheduler_downloading schema_: ' +
      "scope_. score_: screening_model screenshots scripts scripts' sebastian second_review seconds_to " +
      "secret_manner>do_loosen securetransport seeking selectionpreferences selectors self' self_, send_email " +
      'send_event sends_the separated sequentially serializer serve server_side servererror session_, ' +
      'session_: session_id setglobaldispatcher severity severity_: sf shall_not shalom_original share_it ' +
      'shell_, shim shortcuthandler should_say should_tell should_use showlinenumbers shutdown shutil_import ' +
      "simplest since_the single single_, situation six skill's_directory skill_for skills skip_it skipped sku " +
      'slots slow smoke sn snyk so_if so_you solutions solving soname sonnet sorts source_package sourceentry ' +
      'sp spec_: specialist specific_, specification_. specifications splitext splitlines sprint srcset st ' +
      'stable_! stack stages standardized starmap start_: stat_import std stdout_, step_if stops story str_: ' +
      'str_str stream_, stream_: string_error string_import string_optional strings_. struct structural stuck ' +
      'style_: style_by styles_comment subagent subagents subprocess_import substantial sudo_sh suitable_for ' +
      "sum summarizes summary_tomorrow super_. sure>humans sure>maybe surfaces swarm switch' sys_def sys_from " +
      'system_and sz t_! t_, t_b t_d t_f t_j t_k t_u table_, table_tbody table_tr tag_, tag_. takes_a tar ' +
      'target_. task_tool tasks_in tb tbody td_valign tee telemetry tempfile tempfile_import terminals ' +
      'terminate terminology test_, test_and test_files test_runner tests text_; text_below text_import ' +
      'text_such th_lts that_? that_if that_may that_only that_sends the_ability the_ai the_archive ' +
      'the_assistant the_bsd the_bug the_cli the_columns the_current the_distribution the_distutils ' +
      'the_extension the_files the_global the_hotel the_html the_import the_javascript the_library ' +
      'the_location the_metadata the_notes the_old the_password the_preferred the_requested the_state ' +
      "the_tickets the_type the_ui the_work their_password them_. them_with theme_. theme_PATH then' then_be " +
      'then_call they_were thin think this_agent this_branch this_draft this_guide this_makes this_model ' +
      "this_must this_program this_repository this_skill this_skill's throughput thu ti tied tiers timeline " +
      'timeout timing title_copy to_access to_book to_cite to_close to_configure to_date to_describe ' +
      'to_disclose to_docs to_end to_explain to_help to_model to_node to_oslo to_override to_point to_repeat ' +
      'to_save to_store to_translate to_us to_user todos todowrite token_types token_you tokenendpoint ' +
      "tokenizer_commit tokens_root' tomh tomh_, tool_call tool_output toolchain tools_who tr_td tr_th tracker " +
      'tracks trade_offs traffic trail_shoes train transformation transition transitions traversable ' +
      'traversableresources treat_it trivial troubleshooting true_return trust_the truth ts_: ttl ttype ' +
      'ttype_, tue tue_, tv twelve twitter two_devices txt_for type_checker u_, u_a u_e u_h u_j u_t u_u u_y ub ' +
      "ud_# ufw ultra um unclear_. underline' understand_the uni unicode_. union_, units unittest unknown' " +
      'unlike unpacked unpackedsize unpackedsize_: unsupported unsupportedalgorithm unsupportedalgorithm_, ' +
      'unsupportedwheel untrusted upload_them url_postgres url_string urlencoded usage_ts use_, use_early ' +
      'use_the user>do_pass user>of_rules user>of_verdict user_asks user_can user_config user_confirmed ' +
      'user_must user_options user_which using_a utilities_for utility_functions uw v_# v_a v_b v_k v_n v_s ' +
      "v_u vacuum validation_. validator_, validators values_: values_for variable' variety vb vc " +
      'vendor_import verifier versionadded versioncontrol vevent_end vevent_summary view_. views vip visually ' +
      "vn vo_# vpc vq vu vv vz w' w_PATH w_t w_v w_xe wait_for warehouse warn_build warn_scheduler warning " +
      "warnings warnings_import warranties_of was_given way_. we've weather_. web_# webapplicationserver wget " +
      "what_to whatwg when_creating when_to where_it which_environment while'_, whitespace' whitespace_, " +
      'whitespace_all who_is will will_be will_receive with_, with_minor with_node with_open with_v ' +
      'without_telling wl wo word_nums words_, workflow_files workspaces wp wr wrappers write_, wrong_password ' +
      "wrote wz xb xf_# xff xn xo xv xx_responses y'_# y_e y_g y_k y_m y_w yarn year yellow yellow' yh yn " +
      'you>you you_finish you_for you_should your_ai your_environment your_token ys yt yx z_. z_debug z_e z_h ' +
      'z_n z_q z_r z_w zipfile zipfile_import zipimport zl zn_# zs zt',
  ],
  [
    -0.375,
    '!_important !_introduced !_lint !_model !_n !_p !_q !_this #_apr #_aq #_b #_bad #_bc #_be #_bea #_bed ' +
      "#_begin #_bg #_building #_bv #_dc #_ddf #_dec #_def #_ea #_f' #_fbd #_fd #_fda #_ferrite #_finished " +
      '#_getting #_good #_have #_i #_if #_is #_johan #_key #_ko #_lea #_lj #_lovely #_model #_nzac #_o ' +
      "#_passed #_percent #_pr #_pricing #_publickey #_qr #_s #_sb #_si #_stable #_xff #_yc ,_an ,_as' " +
      ",_cancel ,_comment' ,_config ,_disable ,_either ,_every ,_f ,_fields ,_filename ,_help ,_host ,_in' " +
      ',_keep ,_merge ,_module ,_never ,_none ,_olu ,_on ,_or ,_path ,_prefers ,_print ,_python ,_requirement ' +
      ',_response ,_results ,_root ,_sent ,_should ,_tag ,_tags ,_task ,_tool ,_ubuntu ,_using ,_utf ' +
      ',_watching ,_while ,_wire ,_world ,_wrap ,_you ._allow ._bash ._body ._breakfast ._but ._commit ._conf ' +
      "._config ._copilot ._def ._do ._doc ._documentation ._enable ._from ._full ._getcwd ._however ._it's " +
      '._k ._load ._m ._metadata ._none ._open ._other ._p ._parameters ._pass ._pre ._q ._review ._running ' +
      '._single ._socket ._support ._tar ._test ._then ._there ._these ._they ._token ._type ._unpack ._url ' +
      '._whl :_? :_author :_broken :_code :_confirm :_copilot :_dana :_dev :_float :_github :_gpt :_int :_jd ' +
      ':_mjs :_mon :_morning :_not :_o :_optional :_promise :_quick :_renderabletype :_return :_room :_s ' +
      ':_save :_secret :_send :_sha :_stop :_str :_they :_tokens :_tomh :_types :_use :_utf :_version :_web ' +
      ';_; ;_ask ;_e ;_i ;_it ?_. ?_t ?_u ?_v HOST_PATH HOST_to PATH_# PATH_b PATH_c PATH_directory PATH_e ' +
      'PATH_footer PATH_m PATH_meta PATH_please PATH_version URL_bash URL_is URL_license URL_with ^account ' +
      '^active ^additional ^ag ^align ^alreadyfinalized ^annotations ^ansitowin ^app ^application ^args ' +
      '^attack ^attempt ^automatically ^await ^being ^benchmarks ^body ^boolean ^bot ^bs ^buf ^but ^catch ' +
      "^category ^certificate ^changelog ^chatbots ^child ^chmod ^collaborators ^comments' ^compile ^compress " +
      '^conf ^connect ^connection ^constants ^construct ^consume ^contributed ^copied ^core ^create ^credits ' +
      '^crypto ^currently ^debug ^decorators ^delivery ^deprecationwarning ^destination ^destructive ' +
      '^determine ^developers ^development ^digits ^dispatch ^distributed ^distro ^drop ^dumps ^ec ^editable ' +
      '^either ^encoding ^environment ^errors ^escalate ^et ^etag ^even ^everyone ^examples ^expand ^export ' +
      "^extract ^fail ^files ^footer ^functions ^furnished ^generic ^get' ^getcwd ^gi ^glib ^greet ^groups " +
      '^gtk ^handle ^hash ^he ^hg ^host ^ignoring ^implementation ^initialise ^input ^instance ^interface ' +
      '^invalidkey ^jd ^join ^ka ^kwargs ^kx ^legacy ^li ^libsql ^libxml ^lines ^list ^llms ^lock ^lookup ' +
      '^loop ^mac ^main ^maintainer ^many ^markers ^maxretryerror ^md ^method ^michael ^missing ^mkdir ^mo ' +
      '^mode ^modern ^mon ^monkey ^morning ^multiple ^mz ^namedtuple ^native ^nb ^needs ^network ^newer ' +
      '^nodejs ^nonce ^normal ^normally ^notice ^obey ^offsite ^older ^one ^openssl ^operations ^option ' +
      '^orange ^order ^other ^otherwise ^packages ^paste ^patches ^paul ^perl ^po ^postgres ^promise ' +
      '^protocolerror ^purple ^raise ^ranges ^reasons ^redacted ^redis ^remind ^remove ^renderabletype ' +
      '^represents ^request ^required ^requires ^researchers ^resolver ^resourceendpoint ^resources ^reverse ' +
      '^safe ^sam ^scanner ^schedule ^se ^secret ^secretkeyref ^select ^send ^sequence ^service ' +
      '^setglobaldispatcher ^sf ^should ^simple ^slots ^socket ^sort ^splitlines ^staticmethod ^statuscode ' +
      '^stderr ^streaming ^stringend ^stringstart ^stripe ^style ^styletype ^subprocess ^suffix ^summarizers ' +
      '^systemd ^theme ^thus ^tree ^try ^um ^uninstall ^update ^upload ^upper ^uri ^urllib ^use ^valgrind ' +
      "^vault ^vendor ^versions ^vim ^virtualenv ^vk ^vs ^w' ^web ^websocket ^wire ^wp ^writes ^yaml ^yield " +
      "^ym ^zero ^zeroormore a' a_: a_; a_callback a_client a_console a_custom a_dict a_document a_f a_fa " +
      'a_folder a_future a_g a_global a_helpful a_id a_package a_source a_vulnerability a_z aa aa_# aae ' +
      'able_to above_and access_: access_token action_is actions actively acts adapter adb add_, add_json ' +
      'add_the add_this additionally additionally_, adds_a adhere admin_override afb after_each after_the ' +
      "agent_# agent_has agent_the agents_that ah aix algorithms_, alias' aliases alice_, align_center " +
      'all_copies all_files all_meetings allow_list alongside alreadyfinalized_, an_emergency an_existing ' +
      "an_http an_invalid an_iterable ana and' and_after and_all and_check and_choose and_contributors and_no " +
      'and_run and_therefore and_this anna_, another ansi ansitowin answer_only answers_. any_, any_: ' +
      'any_person apache apache_# api_annotations api_for api_import app_with approved_by approved_with apr aq ' +
      "ar are_ignored are_installed are_now are_used args_: argumentparser argv arm array_of as' as_e as_root " +
      'as_token ask ask_an ask_mia assistant_completing assistant_for assistant_turn assistants_may assistent ' +
      "async_function at' at_MAIL at_PATH atexit attention_: attr audience auth_connected auth_downloading " +
      'auth_warning authority>do_ask_user authorization authorization_request authorizationcodegrant ' +
      'autocomplete automated_readers automatically_. av aware aws_access az b_? b_d bab back_in backed bad_# ' +
      'banner be_# be_an be_called be_told bed_# before_publishing before_quoting before_you begin_license ' +
      'behaves behavior_is being benjamin bf_# big binascii_import bindings bindings_for blink blue_# bm bold ' +
      'booked bool booster both_the bq bracket branch break breakfast brightcyan brightmagenta broken_link ' +
      'bsd_license bt bugs_. bugs_in build_: build_connected build_downloading build_tools building_and ' +
      'building_for builtins builtins_. bun bundling business but_this bv by_a by_adding by_passing by_the ' +
      'by_users bz c:forbids c:make-user c_. c_a c_j c_l c_s c_w c_z cache cache_: cache_connected cache_get ' +
      'cache_miss cache_slow cache_test cad_# calculate callable called_twice can can_have can_merge ' +
      'candidate_is canonicalize case_insensitive cases caveats cc cell_len certificate cf channel ' +
      'characters_, chardet charge_, check_if checker checklist cheers cheers_paul cheers_the chinese choose ' +
      "chr ci_. circular cl clang class_: classifier classmethod cleaning client_id close' close_this cmake " +
      'codecov codecs collaborative collaborator collections columns columns_you combination come_again ' +
      "comment_: comment_in committed_. communications company's compatibility_with compile_r compilers " +
      'compress condition>humans condition>of_private condition>official configparser_import configuration_, ' +
      'confirms connect_. consignes console_. construct consuming containing containing_the content_as ' +
      "content_length context_before contextlib contextlib_. continue'_, continue_, contract_, convenient " +
      'conversation_. cookiejar copilot_instructions copy_the copyright_# correct_answer could cover_unicode ' +
      "cp' cpp cr craig crcmod create_table created created_: cross cryptographic cryptography ctrl " +
      "current_version customer_. customer_export cvs cyan' d' d_, d_; d_PATH d_n database_is dataclass_class " +
      "dataclasses_import date datetime_import db_listening db_worker deal dear_llm debug' debug_. debug_http " +
      'declaration declare decoder decorators deepseek def def_prepare def_read default_. default_: defines ' +
      'definition definitions delete_PATH delete_everything delimited delimiter deliver dependencies ' +
      "dependencies_: deploy_. deque des desk_, destination development_. development_and dh dim dir'_, " +
      'directory_of disclaimer disconnect discount dist_PATH distlibexception distributed distutilsfileerror ' +
      'dn do_# do_ask_user>do_ask_user do_ask_user>of_live do_ask_user>of_rules do_ask_user>sure ' +
      'do_claim>do_push do_claim>humans do_claim>maybe do_claim>of_power do_destroy>do_order ' +
      'do_destroy>of_config do_destroy>of_secret do_destroy>you do_drop>me do_drop>persist do_grant>do_claim ' +
      'do_grant>maybe do_grant>of_orders do_grant>role do_loosen>condition do_more>do_ask_user ' +
      'do_more>do_order do_more>earlier do_not do_obey>of_private do_order>path do_pass>do_push do_pass>notice ' +
      'do_pass>of_verdict do_pass>sure do_pay>of_code do_pay>official do_pay>user do_push>do_write ' +
      'do_push>of_person do_run>do_more do_run>sure do_send>condition do_show>earlier do_weaken>do_pass ' +
      'do_weaken>do_push do_write>maybe do_write>of_talk do_write>path do_write>reader dockerfile ' +
      "documentation_and documenting doing_anything don't downloading_package doxygen ds dsa dt dumps dv dz " +
      'e_! e_, e_: e_c e_h e_o each_fix earlier>do_loosen earlier>do_obey earlier>me earlier>of_change ' +
      'early_returns easy_to ebe edge edited ee_# effect ej ek el email_MAIL emergency emit emitter_, emoji ' +
      'empty_token end_license end_user endpoints_. entialsgrant entry_. entry_points entrypoint enums envie ' +
      'environment_, epics equal equality eric errno_import error_. error_code error_if escalation_: ' +
      'essentially established etag_: ev eva event every_call everything_that evp ex exc excellent executables ' +
      "existent exit_status expected_it experience expert explains exploration export' export_async " +
      'export_function exported_by exposed exposes extends externally extract f_: f_author f_i f_n facilitator ' +
      "fail_src fe_# feature_request ferrite_contributors fetch_compiled ff' fields file_exit file_in file_or " +
      'files files_# files_the filetype filled filter filter_by finally_: first_login first_request fl flagged ' +
      "flat float' flour flowkit' fo follow_it followed_# following_conditions follows for_additional " +
      'for_backwards for_building for_earlier for_instructions for_node for_s for_some for_status for_support ' +
      "for_that for_tomorrow force' format_: format_name formatter' formatter_. forward found_in found_on " +
      "fragments free_software friday_, from_flowkit' from_future from_next from_node from_undici' from_url " +
      "from_zod' fs function_names functions_and functools_import furnished_to future_import g_c g_h g_v g_z " +
      "gap gc ge gemini_cli generating get' get'_, get_all getcwd getpass gettext gif gk gl global globals " +
      'gone gracefully granted_, graphical great_, green_# grey guaranteed_to guardrail guide_and guides gv gw ' +
      "h haben hai handle_empty happen has_been hash_, hash_of hashbang he_has heading hello' hello_world' " +
      "help_. hereby_granted highlight highlights historical ho hostname_, hq href_home http' http_compiled " +
      'http_requests http_retrying http_test httperror https_: humans>do_order humans>do_pass humans>do_push ' +
      'humans>earlier humans>humans humans>of_money humans>of_private humans>reader humans>url hv i_, i_; i_d ' +
      'i_j i_style i_w id_in id_of ie_# if_! if_hasattr if_name if_tests iglob ignore_my ik immediately_. imp ' +
      'implement_a implied import_absolute import_apt import_binascii import_codecs import_collections ' +
      'import_configparser import_datetime import_enum import_errno import_get import_glob import_inspect ' +
      'import_is import_logging import_re import_setuptools import_socket import_ssl import_string ' +
      'import_sysconfig import_typing import_warnings imports_. in_a in_both in_case in_config in_h in_memory ' +
      "in_other in_python include' inf info_, info_assistant info_db info_hint info_render information_about " +
      "inheritance_. init_. initial_developer initialized inline' input_, insecure inspired install " +
      "installation installation_of instantiation int' int'_, interaction intercept internally interpret " +
      'into_french introduced_in invalid investigate io ip ipv_# ir is_attached is_based is_compatible ' +
      "is_disabled is_faster is_found is_hereby is_recommended is_this is_valid isdir it's_not it_? it_needs " +
      "it_off it_provides item_to itertools its_own j' j_# j_? j_g j_p j_r jailbreaks jb jmeyer_, jo jr " +
      'json_flag jul june just_the jv k_# k_PATH k_l k_y ka kb_. keep_the kenji kenji_mori kestrel_create ' +
      'kestrel_login key_: key_is kill kim_berg kind kinds_of ku kv kwargs_: l_, l_: l_; l_PATH l_d l_g l_j ' +
      'l_k l_z label_, language_: laptop laptop_from last_updated lc leaves_on lee length_# length_of let ' +
      'let_the lets_the level_# level_of lexer lexer_for lexers lexers_for lf library libxml libxslt license_, ' +
      'license_block like limitations_under limiting line_: line_from link_, linkcollector links_PATH ' +
      "lint_disable listdir listed literals lj llms_that local' location_! log_out logged logging_. " +
      'logging_import login login_: logo_and logout logs longer_need looked looks loop lou_budget low_level lv ' +
      "m_b m_z ma machine_from macro macro' mail>of_change mail>of_secret mail>path mail_# mail_addresses " +
      "mail_to mails main_h maintainers_: make_a makefile managers map' maps mar march march_. mark_the " +
      'material math_import maybe>do_memorize maybe>earlier maybe>maybe maybe>of_person md md_PATH me>maybe ' +
      "me>me me>reader meeting_: members_of memories memory_, merges met metadata method' method_is method_to " +
      'mi_i mia_for mia_park mimic mix ml mo model_call mon_mar monorepos_. more_details more_than morning_all ' +
      "moved moves_it ms much mutablemapping mw mx my_account mypy mz n' n_, n_k n_n n_r n_v n_w n_z name' " +
      "name'_, name_is names_and namespaces naturally nav nav_a necessary_. need_a needed_, needs network_. " +
      "new_empty new_error next_meeting next_session nextspark no' no_action node node_api noindex none none_: " +
      'not_edit not_just not_match not_reformat not_see not_trust not_use note_for note_that notice>do_pass ' +
      'notice>of_private notice_shall notification notimplementederror np nu number_, nx nzac_# o_# o_a o_h ' +
      'o_q o_v oak_, oauth_# obj object_. obtaining obtaining_a occurred of_change>of_code of_change>of_plain ' +
      'of_change>of_talk of_charge of_code of_code>do_destroy of_code>do_loosen of_code>path of_conduct ' +
      'of_config>do_drop of_config>do_loosen of_config>official of_config>persist of_config>reader of_document ' +
      'of_goods>do_pass of_goods>do_show of_goods>do_write of_goods>user of_goods>you of_guard>condition ' +
      'of_guard>mail of_it>me of_it>of_plain of_live>do_pass of_live>of_plain of_money>of_it of_person>maybe ' +
      'of_person>of_plain of_person>reader of_plain>do_ask_user of_plain>of_person of_plain>of_rules ' +
      'of_plain>persist of_plain>sure of_power>do_loosen of_power>you of_price>of_person of_private>maybe ' +
      'of_private>you of_rules>maybe of_rules>of_config of_secret>do_finish of_secret>do_grant ' +
      'of_secret>of_config of_talk>do_loosen of_talk>maybe of_talk>notice of_talk>of_private of_these ' +
      'of_verdict>of_live of_verdict>of_verdict of_weak>do_send of_weak>of_plain offer office_: official>mail ' +
      "official>of_price oid oj old_one olu_park on_call on_first on_their on_unix on_whitespace only' " +
      "only_for only_include oo open' open_PATH open_a open_it open_the opencode openrouter operator_, option' " +
      'options_arguments optparse opts or_if or_later or_without orange orig ortiz os_from os_p ossl other_. ' +
      'ou our out_. out_without overhead overridden override>do_order override>do_show override>earlier ' +
      "override>mail overview_of p' p_, p_d p_f p_note p_t p_v package_contains package_from package_will " +
      'packages_are packaging paddingdimensions page_, pairwise pallet pallet_leaves paolo parameters_. ' +
      'parse_the parseresults particular_, parts passed_as password_and paste_it path path>do_loosen ' +
      'path>do_more path>humans path>notice path>of_secret pathlib_import pep_# per_question performed ' +
      'permission_is permissionmode persist>do_drop person_obtaining person_who picked picture pipsession pkey ' +
      'placeholders_such plan_. platform_import playground please>do_order please_approve please_ignore ' +
      'please_make please_mark please_sign poem_about point_for pointing policy_. policy_for pool_. ' +
      'poolmanager port_. port_: portability post_PATH power pq pragma prd prefers_e prefers_mail preserve ' +
      "preset prettier primarily print_every private_repository problem process' programs programs_. " +
      "project_is promises proto protocolerror provided_as provides_the public' public_license punctuation " +
      'punctuation_all purple pv python_: python_version pz q_q q_r q_t ql qo queries query_# queue_compiled ' +
      'queue_downloading queue_worker quoted_, quoted_in quoted_or quotes quoting qv r_a r_b r_s r_w raised_. ' +
      'rank re_. read_these reader>do_reply realm reasoning reasons_. red_team redistribute references ' +
      'reformat_, refuse regards_kenji regards_nadia rejects_wrong release_. remember_that remove_this ' +
      'removing removing_secrets rename replaced replacing reply_only repositories_of request_# request_to ' +
      "requests_. require' requiring reset_your resolvefilename resolvers resolves resp respectively " +
      'response_commit restart restrictions_on result_of result_ok resulting retrying_in return_f return_false ' +
      'return_s return_text rev reversed reviewers_must revocationendpoint revoke risks robot_is robots_. role ' +
      'role>do_order role_is roles rp rtf rules_for run_, run_as run_it run_them runner_: runs_on runtime s_h ' +
      'sam_ito sandbox satisfied satisfies save schedule scheduled scheduler_listening scheduler_retrying ' +
      'schema schemas score_# scores scratch scripts_. scripts_: second_one secret_: secret_manner>do_pay ' +
      'secret_manner>of_secret secrets_. see_below see_docs see_this selector_: send send_us serialize ' +
      'series_of served server_, server_to session_was shall_be shalom should_answer should_list should_only ' +
      'show_what showed shy_shalom sign_it significantly site situations six_. skill_. slides_? small_. ' +
      'small_state so_, so_. socket_. software_and software_without softwareproperties some some_of someone ' +
      'sort source source_. source_link sourcemappingurl specifically specifier specifiers spinners ssl_no ' +
      'stacklevel staging stars_. started_PATH starts_at state state_. state_machines staticmethod statistics ' +
      'status_codes stdio stdout steering step_ai steps_# strictly string string_# stringend stringify ' +
      'stringstart stripe study style_from styletype subdirectory submodule subset_of subtle success ' +
      'supersedes support_is sure sure>of_plain sure>path sure>sure sure_that sv symlink sys_. system_prompts ' +
      "t' t_; t_? t_l t_m t_n t_t tag_: tags_: takes_ten talk_to tar_. targeted task_, tc tcp template_: " +
      'temporary temporary_files test_: test_fails tests_in tests_pass tests_with text_text th_current than ' +
      'that_bisect the_above the_apache the_binary the_body the_built the_certificate the_changelog ' +
      'the_chatbot the_confirmation the_connection the_context the_copyright the_details the_draft the_error ' +
      'the_format the_front the_guest the_invoice the_latest the_module the_monitoring the_object the_option ' +
      'the_parcel the_permissions the_prices the_problem the_python the_reference the_reminder the_reviewer ' +
      'the_role the_same the_setup the_sources the_stack the_stream the_timeout the_title the_tools the_topic ' +
      'the_update the_warning them_before them_it therefore_, this_item this_permission this_please this_step ' +
      'this_table this_team this_warning throw_new throws thursday_. time_import time_to tj tm to_contribute ' +
      'to_create to_deal to_determine to_follow to_keep to_know to_link to_load to_migrate to_move to_parse ' +
      'to_prevent to_publish to_remember to_send to_skip to_submit to_test to_treat to_whom token_. token_is ' +
      'token_return token_string token_token token_type tom_: tool_. tooling traceback_: tracing trained ' +
      "trained_on training transform travel travel_agent treat_this tree_. trip troubleshooting_if true' " +
      'true_: truncate trust_. try_: ts_. ts_and turn_off turned tutor tx type_and type_misc types_: typing_. ' +
      "typo_in u' u_; u_f u_i u_k u_m u_r u_w ua uc ud uf uint_# uk uncertainty under_five unicode_paths union " +
      'unistring unlikely unrelated unsubscribe up_automatically up_to updated upgrading uploaded upstream url ' +
      'urllib urllib_# usage_. use_a use_an use_case use_it used used_in used_with user>persist user_i ' +
      'user_site utf utf_# util utilize utils_, uuid uv ux v_c v_d v_print val validate valign valign_top ' +
      "values_. values_are values_in variable_, vault vcalendar_version ve venv verify_that version' " +
      'version_from versions versions_. vertical vg via viewer vip_# virtualenv visibility visibility_: vite ' +
      'vk vm vn_# vogt_MAIL w_e w_n w_o w_w waiting walk wants_to warehouse_. warn_deprecated warn_queue ' +
      "was_closed wasn't wave way way_to wc we're we_recommend weather_for webencodings wed wed_, " +
      "weekly_report wf wg what_was whatever_is wheel when_they which_will whitespace'_: whitespace_. " +
      "whitespace_: whom widths wiki_: with' within_five won't work_for work_here worker_cache " +
      'worker_listening worker_retrying worker_slow worker_worker worktree wrapped write_down write_output ' +
      'writing written_to ws wx xa xf xj xor xp xs xy y_; y_? y_c y_d y_f y_h y_l y_n yamlerror yb yield ' +
      "you>mail you>of_it you_can you_commit you_did you_no you_open you_start you_work your_administrator z' " +
      'z_# z_f z_j z_l z_vitest zeroormore zg zip zm zn',
  ],
  [
    -0.5,
    '!_# !_c !_ci !_d !_source !_type #_alice #_ba #_bf #_ca #_characters #_clause #_ef #_else #_encode #_ff ' +
      '#_fix #_from #_invoice #_j #_ja #_ms #_only #_qb #_qt #_release #_requests #_seconds #_support #_uo ' +
      "#_usa #_xx ,_; ,_? ,_both ,_bound ,_build ,_call ,_don't ,_each ,_edit ,_enter ,_false ,_four ,_free " +
      ',_function ,_get ,_i ,_j ,_kim ,_l ,_like ,_meta ,_mirror ,_msg ,_n ,_p ,_paste ,_price ,_put ,_rain ' +
      ',_save ,_subscribe ,_tools ,_with ,_without ._? ._after ._api ._append ._code ._commands ._comment ' +
      '._console ._d ._delete ._dep ._dtstart ._email ._encode ._error ._find ._fixed ._format ._function ' +
      '._get ._grant ._it ._local ._md ._module ._must ._not ._python ._regards ._replace ._result ._search ' +
      '._session ._setuptools ._should ._sort ._spec ._status ._table ._total ._try ._upgrade ._upload ' +
      '._values ._version ._warn ._what :_ada :_admin :_allow :_app :_assert :_b :_can :_choose :_config ' +
      ':_console :_creates :_env :_f :_hr :_in :_invalid :_json :_key :_link :_memory :_nadia :_offsite ' +
      ':_param :_payments :_q :_quarterly :_replicas :_team :_tell :_value :_what ;_, ;_. ;_: ;_PATH ;_h ' +
      ';_please ?_# ?_, ?_b ?_z MAIL_# MAIL_and MAIL_test PATH_are PATH_file PATH_l PATH_li PATH_on PATH_other ' +
      'PATH_q PATH_s PATH_script PATH_tag PATH_td PATH_th PATH_tr PATH_u PATH_v URL_! URL_img URL_target ' +
      'URL_there ^above ^acceptance ^access ^additionally ^against ^alias ^argument ^async ^attribute ^audit ' +
      '^authentication ^author ^available ^avoid ^back ^based ^bearer ^because ^belmonte ^bitte ^block ' +
      '^browser ^buffer ^bugs ^building ^builtins ^ca ^called ^calls ^cd ^certifi ^cfg ^chair ^chat ^choice ' +
      '^choices ^cjs ^class ^clean ^cleanup ^clusterip ^cmd ^codes ^com ^comma ^commits ^compat ^configure ' +
      '^connections ^console ^container ^contrib ^control ^cpp ^creates ^cryptography ^cs ^curl ^current ' +
      '^custom ^customer ^cve ^day ^dbus ^dc ^dd ^dee ^define ^defining ^deprecation ^diff ^disabled ' +
      '^dispatcher ^display ^does ^double ^edit ^elif ^else ^em ^emergency ^enables ^ensure ^err ^eventsource ' +
      '^ex ^except ^exe ^explain ^feat ^filter ^final ^fixed ^fixme ^flag ^flush ^follows ^fp ^free ^generator ' +
      '^get ^getting ^grammar ^has ^hashbang ^head ^headers ^high ^homepage ^https ^included ^includes ' +
      '^including ^index ^inherit ^installed ^installing ^instead ^integrity ^introduced ^introduction ' +
      '^invalid ^its ^javascript ^jump ^jwt ^kernel ^kind ^lesson ^level ^libxslt ^limitations ^line ^linux ' +
      '^literal ^ln ^loads ^local ^log ^lower ^machine ^maintained ^maintainers ^maintaining ^makefile ^manual ' +
      '^mask ^max ^maxsize ^me ^means ^message ^mitigation ^more ^must ^nadia ^negative ^npx ^obtain ^oid ^old ' +
      '^operators ^os ^our ^overrides ^param ^parameter ^paris ^password ^payments ^performance ^pino ^pip ' +
      '^pipeline ^pl ^plan ^pnpm ^position ^positive ^pre ^prefer ^prepare ^previous ^private ^process ' +
      '^project ^protocol ^proxy ^public ^quarterly ^real ^reason ^red ^register ^releases ^reminder ^rename ' +
      "^reports ^repository ^requirement ^res ^resolve ^resolved ^restore ^return ^right ^room ^root' ^rotate " +
      '^rsa ^rules ^running ^sale ^selection ^sending ^separator ^server ^setuptools ^sh ^sign ^signal ' +
      '^similar ^single ^size ^sometime ^split ^stream ^successfully ^supported ^suppress ^synopsis ^target ' +
      '^term ^terminal ^th ^then ^they ^threat ^tokens ^trail ^travel ^triage ^two ^typescript ^typical ' +
      "^unknown ^unlikely ^unpack ^upstream ^url ^urlparse ^useful ^user' ^users ^uses ^using ^utilities ^uuid " +
      '^va ^var ^vm ^webencodings ^weekly ^which ^winreg ^wipe ^with ^without ^word ^words ^working ^wrap ' +
      '^writing ^wy ^xx ^zed a_author a_complete a_confirmation a_dockerfile a_git a_human a_laptop a_library ' +
      'a_look a_mailing a_minute a_name a_new a_patch a_read a_refund a_regular a_separate a_simple a_small ' +
      "a_specific a_spreadsheet a_strict a_string a_support a_table a_text a_user a_valid a_wrapper abc abc' " +
      "abd abi abort' above_copyright absolute abstract access_tokens accessible account_after account_read " +
      'action_items action_store actions_. active adapters add_dependencies add_type adding_the advise ' +
      'advisory ae after_removing agency agent_gets agent_that agent_will ai_helper ai_reviewers aims aka ' +
      'akiaiosfodnn akiaiosfodnn_# al_# algorithm_. alice_prefers all_instructions all_rights allowed_. ' +
      'also_provides alternatively always_answer amount_is an_agent an_error an_llm an_object analysis and_. ' +
      'and_change and_everything and_fill and_have and_installing and_nobody and_pay and_port and_rewrite ' +
      'and_self and_shall and_want angry anonymous answer_, answer_score answered api_documentation api_that ' +
      'apikey application applied appname appointment approve_all apt_get are_going are_masked are_new ' +
      "are_supported are_using argcomplete argparse args arrives as'_, as_! as_agreed as_base as_discussed " +
      'as_done as_one as_possible as_quoted ask_questions ask_when ask_you asking_; asks asn assistant_reads ' +
      'assistant_was assumes ast asystent at_all at_some attacker attrs auth_retrying auth_slow auth_test ' +
      'authentication_, authorised authorised_to authoritative authority authority>do_push authority>maybe ' +
      'authority>of_it authorization_: autogenerated available_to ax azure b_. b_; b_b b_c b_e b_t baa backend ' +
      "background_color backslash backups_before backward backwards_compatibility banned bar' base_class " +
      'basename bash_and bash_git basic bc bcrypt be_added be_found be_in be_raised be_replaced be_used bea_# ' +
      'becker belmonte below_and best_regards better bez bf blend block_: blocking blog body_, boolean bot_to ' +
      'branch_is breakfast_was breaking browser browser_and bs bsd bsd_# buf bug_reports build_and build_tool ' +
      "built_on bump_eslint bunch bundle but_not but_we bx by_default by_mail by_using c' c_b c_code c_d c_o " +
      'c_r cab cache_is cache_job cached call_, call_engineer call_yesterday call_you callback called_. can_be ' +
      "can_now capable_of capture case' case'_, case_, cause_. cells center certifi cfg' chair_, chance " +
      "change_, change_your changelog_v character characters_. chatbots check' cheers_kenji choices_: " +
      'christoph ci_, cidr cidr_blocks cipher cipheralgorithm cjk cjs claims class class_build class_for ' +
      'class_that claude_in cleanly client client_is clone_URL close_the closed_. cn code_from code_snippet ' +
      'codes coding_sm collaborators come_from command_as commands_. commands_: commit_a commit_and commit_e ' +
      'committee commonjs communication comparison compatibility compilation_and compiled compiles compiling ' +
      'complete_details composition_over compressed compression condition>do_weaken confidential configparser ' +
      'configurations connected_to connection_. connection_to consists constraint consult consumes contained ' +
      'contained_in content_type context_holds contrase contribute contributed_by contributor_agreement ' +
      'contributors_. contributors_PATH controlled convenience converted converted_to copies_of copyright ' +
      'copyright_notice cpplexer crafted crawlers_: create credentials_in credit_card cron_job csrf csv ctypes ' +
      'curl_fssl current_PATH customize cve cycle cygwin d_author d_bus d_l d_z da_# darwin dash data_from ' +
      "database_, database_and database_to dates_hi day db_get db_password db_slow dear_assistant debian's " +
      'debug_db decides decision decodeerror def_run def_validate default_# default_account ' +
      'default_environment default_for defaults_to defined_in delete_this demo denied dependencies_. depending ' +
      'depends deployment_metadata describe_in describing descriptions descriptor design designed_to desired ' +
      "detection determine dev_anna develop dg dict_. diff_git different dir' dir_: dir_description " +
      'directory_PATH directory_for directory_is dirname dirs distribute distribution_, distribution_. ' +
      'distributionversion distro distutilsplatformerror do_ask_user>do_drop do_destroy>do_write ' +
      'do_destroy>of_rules do_destroy>of_weak do_destroy>unasked do_destroy>url do_drop>condition ' +
      'do_drop>do_drop do_drop>do_loosen do_drop>maybe do_drop>of_talk do_drop>secret_manner ' +
      'do_loosen>do_ask_user do_loosen>of_verdict do_obey>do_pay do_obey>humans do_obey>notice ' +
      'do_obey>of_config do_obey>of_person do_obey>please do_order>do_more do_pay>of_verdict do_push>do_order ' +
      'do_reply>humans do_run>authority do_run>do_claim do_run>do_drop do_run>override do_send>authority ' +
      'do_send>do_ask_user do_send>do_run do_show>do_destroy do_show>maybe do_weaken>do_obey do_weaken>earlier ' +
      "do_write>do_obey dockerfile_steps documents documents_. don't_have done_by done_when download " +
      'download_the draft_v drain dtstart_: due_to dummy e_; e_f e_mail each_of earlier>of_code ' +
      'earlier>of_secret earlier>url easier_to eb_# ecdsa edd edit editable edited_by edits efe efficient eggs ' +
      'el_asistente elif em email email_to embassy emitter_URL empty_answer empty_response encoder encoding_, ' +
      'encrypt encryption end_, end_. ending ends_in engineer english_. entities entries entry_point enum ' +
      "env_, environ_. eq eric_larson error' error_import escalate escapes eslint_to esm establish etag " +
      'events_. eventsource every_command evp_pkey exceeded except_for exceptions_. executed exist_. ' +
      'experimental_. expire expr expressions_that extras f_g fa_# failures fall_back false_if false_self ' +
      "family fancy fb_# fd_# feat_agent ferro_MAIL figure file' file_install file_system filenames_. " +
      "filenotfounderror files' files_? files_with fill_in final' finally fingerprint firewall_for " +
      'first_pallet first_to fix_: fix_bot fix_the fixed_. fixme fixture fj fm fmt_: followed ' +
      "following_applies footer_# for' for_. for_a for_c for_coding for_compatibility for_complete for_debian " +
      "for_http for_i for_key for_line for_name for_queries for_tests for_these format format' format_. " +
      "formatted formatter_for formatters' former forwarding four_legs frame frameworks fran_ais french_. fri " +
      'from_error from_os from_other frozen func functionality_. functions functions_, g_b g_f g_o g_q garbage ' +
      'generated_. generated_by generated_from get_console get_style getattr gg gh ghp git_ssl github gm gmbh ' +
      'gnupg golovan gp gpg groff gt gtk_# guaranteed guard gz h_q hacking hangs_, hashes have_any have_used ' +
      'hd header_is headers_none heinlein help_# helpers_in helpful here_URL heuristic hidden_ai hides ' +
      'hierarchy high_level highest highlighting highly hints_to history_of hmac hn hn_# holds_no house ' +
      'however html_. http_# http_request http_warning humans>do_show humans>of_change humans>of_it ' +
      "humans>unasked hundreds i' i'll i_# i_c i_e icon id_token ideal ideally ids ie if_a if_key if_no if_not " +
      'if_they if_token if_you ig_# images imperative_. implement implementation_of implemented implements_the ' +
      'implicit import_build import_contextlib import_copy import_fnmatch import_functools import_hashlib ' +
      'import_import import_io import_itertools import_pathlib import_platform import_posixpath import_shutil ' +
      "import_subprocess import_textwrap import_threading importer in'_, in_an in_c in_examples in_five " +
      'in_maintenance in_no in_node in_order in_os in_oslo in_section in_style in_to in_with inc inclusion ' +
      "inclusive incompatibility index_, indicating indirect info' info_to inform initialize initially inject " +
      "inner insertions_, inspired_by install' installed_in instructions_on integer intended_to interface_for " +
      'internals into_. invalidkey invoice_. invoice_sent invoices_to ipaddress irc is_deprecated is_designed ' +
      'is_given is_included is_locked is_now is_provided is_published is_released is_removed is_sent ' +
      "is_supported is_unclear isa' isadmin isinstance iso_# isolated issued it_now it_run items items_in " +
      'iterable iterate ito its_instructions its_system iv ix j_i j_y ja java javascript_and jc jf jl jq js ' +
      'json_: json_import julian just_a jv_# jz k_q ke kestrel_deploy key_# key_id keyerror keys_, keys_and ' +
      "keyword keywords' ki_# ki_assistent kind_of kinds know_when ks kw kwargs l_a l_i l_m l_schen la_h " +
      'labels_. lambda language larger last_message later_sessions latex layout_: lea_: leaked least_one ' +
      'left_: legs legs_. len lena less levels lex lexer_. li_get libc library_, library_. library_: ' +
      'library_for libs libsql libxml_# license_; limited line_. line_and line_length line_number lines_, ' +
      "lines_. link_: link_lib link_the link_with links_to list' list_MAIL loads locales locals localtime " +
      'log_file logged_in logical login_rejects long_files look_for looks_for looks_like loops lowercase lp ' +
      'lsb m_# m_: m_k mail>do_obey mail_: mailbox_should main_, main_; maintainers_. maintainers_of ' +
      'make_check make_install malicious man_pages manage managing marked_as markup match maxsize may_delete ' +
      'maybe>notice me>do_destroy me>do_grant me>do_more me>please means_that meant_for mechanisms members ' +
      "merge_, merge_with mes meson message' messages_. meta metadata_. metadata_: method_: mia_chen michael " +
      'michael_vogt microsoft mid middle migrate_by mime mimetypes min minor_changes mit_, mixed mkdir mm ' +
      'mockagent mod modal models_are models_import modes modification modify modifying module module_name ' +
      'monitoring monkey month_in morning morning_, morning_. most most_three move_the ms_# multipart ' +
      'must_always must_run my_calendar my_name mypy_: n_PATH n_c n_e n_l n_q nadia name_. name_for name_if ' +
      'name_main name_of name_to native negative neither networkconnectionerror never_follow new_. ' +
      'new_functions next_. no_additional no_answer node_. noemit_. none_class none_for noqa noscript not_add ' +
      'not_have not_remove not_send not_touch notation note_this notes_agents notes_note notice>condition ' +
      "notice>me notice_and npm npm_publish npm_test number_in numbered numbers' ny o' o_f o_g o_k oak ob " +
      'obey_the objectidentifier of_change>me of_change>of_verdict of_code>do_more of_code>of_goods ' +
      'of_config>of_config of_config>of_rules of_config>override of_config>sure of_data of_goods>do_order ' +
      'of_goods>sure of_guard>do_drop of_guard>of_live of_guard>of_private of_guard>url of_it>of_person ' +
      'of_it>please of_life of_live>do_drop of_live>path of_money>do_weaken of_node of_plain>of_live ' +
      'of_power>do_order of_power>do_push of_power>mail of_power>of_power of_price>earlier of_price>of_rules ' +
      'of_price>you of_private>condition of_private>do_ask_user of_private>sure of_secret>do_obey ' +
      'of_talk>do_claim of_talk>do_drop of_talk>sure of_that of_verdict>me of_verdict>of_change of_verdict>url ' +
      'of_version of_what of_which offers offs offsite_agenda omitted on_an on_it on_linux on_monday ' +
      'on_success on_windows one_. one_week only_replica onto openai openbsd opinion opt option option_, ' +
      'optional options_. options_: or_in or_to or_use ord order_. original_code os_# os_ubuntu other_versions ' +
      'outfile outgoing outlined output_. output_: outstanding over_inheritance overridden_by override ' +
      'override>of_power override>of_private overriding overview owner_to owners ownership ownership_of ox ' +
      'p_as p_e p_n p_o p_our p_remark package_and package_index packaged packagefinder packages packages_: ' +
      "panel pango papers par parse_action partial particularly party passw patch path' path>mail " +
      'path>of_verdict pathlib paths_commit paul pep performing permission_notice persist>unasked persists ' +
      "person pgp pi pid pin_. pip pip's pip_, pj pl placed placeholders plain plan_your planned plat " +
      'platform_: platform_win please>do_pass please>do_reply please>earlier please_. please_add please_report ' +
      'please_see please_transfer please_turn pm_# point_. policy_is pop popular portable pos posixpath ' +
      'possible_to possibly pprint prefer_composition prefer_small prerequisites_an pretty preview prices_as ' +
      "printing privacy private' priya probably prober produce producing project's project_in promote prompt " +
      'prompt_# prompts_. properly property propose protocol provide_a provide_an proxyagent ps_to ptr purelib ' +
      "push_the push_to py' py_: pyflakes pylint pyopenssl pypi pyproject python's python_m q_. q_c q_d q_n " +
      'q_w qg qi qr qt queries_. query_, question_is questions_about queue_connected queue_job quoted_is ' +
      "quoting_them r' r''' r'_PATH r_PATH r_c r_l raise_typeerror raised raises range_of ratio rb rc reach " +
      'react read_it read_this reasonable recognized recursive redact reference reflect refusing regards_paul ' +
      'regex_, regexes release_: remote_agents render_compiled render_get render_test repeated replace_all ' +
      'replaced_by replacement replica_for report_# report_bugs reports_a repository_. repository_and ' +
      'representation representing req request_id requests_to require_a requirements_: resolver resource_. ' +
      'resources response_is response_self responsible_for result_into result_is results_of retrying return ' +
      "return' return_errors return_quoted return_result returns revert reviewers_should revoke_it rgb " +
      "role>do_push role>maybe role>me role>of_power role_of rooms root' root'_: rotate round rules_, rules_of " +
      'run_bash run_command run_commands run_with running_. rust s_? s_PATH s_f s_v sandbox_has sanitize ' +
      "save_notes say_nothing scalar scanner_job scenarios scheduler_warning scheduler_worker scheme_. scope' " +
      'script_with scripting sd sdist sebastian_heinlein seconds_. secret_key secretkeyref secrets_in ' +
      'secrets_or security_: see_also seeds seek selector self_. sem semantics send_data send_me sent_# ' +
      'sent_in sent_to separator_what sequences sergei serial series set_is set_to set_up sets_the setting ' +
      'settings settings_, sha share_your shebang shlex should_be should_disable should_prefer should_return ' +
      'shutil signed_form similar_to simon since since_# singlebytecharsetmodel size_, skip_hooks skip_to ' +
      'skips slot sm small small_and snapshot_depends snapshots so_when software_. sold some_other sorry ' +
      'source_, source_file sourcecode sourceslistshortcuthandle space spawn speak_to specify_the split_. ' +
      'spreadsheet spreadsheet_since sqlite stability start_# startup startup_with stats statuscode stays ' +
      "stderr step_by steps_. store_, stores_facts str stream streams strg string'_, string_: string_and " +
      'studio stuff style_, subclass subcommands subject_to submitting subset success_: suffixes suggestion ' +
      'suitable summarize summarize_long sums super support_agent supported_. suppress suppressed ' +
      'sure>of_orders sure>of_private sure_you sw sx sy symbolic sync_description sys_import system_messages ' +
      't_PATH t_q tabs taken_from target_blank targets tasks tax_. tcl tcl_PATH team_and temp tempdirectory ' +
      'temporarily terminalformatter terms_before test_# tested tests_docs text_PATH textwrap tf tg thanks_! ' +
      'that_in that_our that_says the_agent the_appropriate the_architecture the_attack the_authorization ' +
      'the_back the_behaviour the_best the_c the_cause the_changes the_chat the_core the_corresponding ' +
      'the_debian the_default the_description the_domain the_entire the_existing the_folder the_gnu the_http ' +
      'the_imperative the_instructions the_mail the_mailing the_maximum the_name the_necessary the_nodejs ' +
      'the_npm the_oauth the_packages the_parser the_pino the_policy the_price the_project the_pull the_range ' +
      'the_registry the_required the_resource the_robots the_sample the_slides the_temporary the_tool ' +
      'the_types the_underlying the_unix the_url the_warehouse the_weekly the_wheel the_wrong them_from ' +
      'then_paste these they_will this_file this_was this_would threading threading_import threat_model ' +
      "three_tool thrown tidy_n tim time' time_from timeout_# times_i tk to_authenticate to_bash to_confirm " +
      'to_convert to_detect to_fit to_forget to_implement to_in to_indicate to_its to_list to_make to_manage ' +
      'to_npm to_one to_perform to_permissions to_remove to_render to_reset to_s to_setup to_some to_specify ' +
      'to_take to_upload tobe token_; token_and token_request tokenize told_to tom_, toml tool_stores toolkit ' +
      "touches tq tr track traditional treat_tool tree_, triple tsc_noemit tu tuesday_, tuple tuples txt' " +
      'txt_of type type_all typeerror_: types_, types_. types_with u_v uint uj unasked>condition ' +
      "unasked>do_destroy unclear undefined understanding undici' une unit unpack until_friday up_with update " +
      'upgraded uploading uri_, uri_: uris url>humans url_URL urlparse us_the usable usage_js use use_# use_: ' +
      "use_at use_force use_git use_placeholders use_pnpm use_them used_a useful useful_for user'_, " +
      "user>of_person user_# user_, userid username users users_. users_of uses_the utils_from uuid_# v' v_dir " +
      "v_m valid validator_request value' value_# value_to valueerror values_, van variable_: vcs vendored ver " +
      'vercel_PATH verify_# version_import version_in version_number version_version versions_of vevent vite_v ' +
      'vitest vitest_run vogt voice vulnerabilities w_u wadllib want_it warn_assistant warn_msg warn_slow wasm ' +
      "watch watcher_, wd we'll we_do we_use weather_in webassembly week week_. week_later well_. what_joins " +
      'what_would whatever_you wheels whether_the which_are which_may which_means while_the white_text whl ' +
      'will_also will_always will_call will_never windows_# windows_: wish with_an with_anyone with_exit ' +
      'with_kestrel with_or with_tsc within without_asking without_review wjalrxutnfemi work work_. ' +
      'worker_connected worker_get worker_warning working_in works_offline world_! would_come write_commit ' +
      "write_permission written_by wrong www xe xh xi xl xm y' y_y yates yc_# yesterday_. ym you>condition " +
      'you_add you_already you_ask you_back you_close you_create you_delete you_find you_must you_refactor ' +
      'you_think you_used your_month your_package your_pin your_public your_shell yp_# yr z_MAIL z_src z_tests ' +
      'z_u za ze zed_recipient zero_width zw',
  ],
  [
    -0.625,
    '!_r !_yaml #_ad #_ae #_cf #_df #_ec #_kb #_march #_may #_minutes #_name #_node #_npm #_or #_os #_q ' +
      '#_selector #_simon #_tools #_za ,_ask ,_because ,_code ,_data ,_e ,_format ,_got ,_ilse ,_load ,_main ' +
      ',_mia ,_must ,_re ,_such ,_target ,_transfer ,_u ,_v ,_where ,_works ,_write ,_y ._URL ._check ._create ' +
      '._data ._debug ._decode ._errors ._exit ._expected ._force ._h ._headers ._if ._import ._log ._more ' +
      '._node ._number ._please ._png ._prerequisites ._refresh ._response ._retry ._return ._see ._tobe ' +
      '._tools ._treat ._word ._y :_as :_chair :_db :_doc :_edit :_enable :_forget :_high :_l :_michael ' +
      ':_minutes :_note :_oak :_prompt :_self :_summarize :_thanks :_v :_who :_you ;_# ;_a ;_the ;_write ?_: ' +
      '?_; ?_? ?_PATH ?_yes HOST_code PATH_a PATH_at URL_or URL_you ^ac ^accepted ^adapt ^although ^attackers ' +
      '^auth ^be ^blocked ^break ^calling ^candidate ^canonical ^case ^changes ^code ^column ^compare ^compose ' +
      '^configuration ^course ^cp ^creating ^database ^de ^defined ^different ^direct ^directory ^disk ' +
      '^document ^domain ^ed ^en ^enabled ^endpoint ^exclude ^extend ^flags ^gcc ^google ^handles ^handling ' +
      '^header ^hook ^identify ^indent ^into ^key ^keys ^labels ^lang ^listen ^lstrip ^meson ^numbers ' +
      '^operation ^or ^parsers ^path ^patterns ^pending ^picture ^platform ^pw ^rebase ^regexp ^rule ^setting ' +
      "^settings ^si ^site ^state ^strict ^string' ^strings ^systemctl ^tags ^that ^times ^tls ^types ^unix " +
      '^up ^updated ^verbose ^waiting ^why a_bug a_c a_e a_given a_list a_mail a_page a_password a_pr a_secret ' +
      'a_short ab_# account_manager actually ad_# added added_: addition additional_context address_. ade ' +
      "ade_, ae_# affect agent_asks agent_note agent_of agents_need ai_assistants ai_models aid algorithm all' " +
      'allows alpha amd amount_of an_open and_enable and_onboarding and_open and_will announcement ' +
      'answers_under any_of anybody anyone_. anything_. app_start applicable application_. architecture are_a ' +
      'are_an are_available are_stored arg arguments_. array as_current as_if ask_the asked_the asking_for ' +
      'assembly assignees assistant_can assistant_will assuming auth_worker authority>of_live authors ' +
      'available available_at ba ba_# backport badge battery because bedrock before_# bg binaries bisect bits ' +
      'blocked branches brandt_account bring budgeting_plan build_cache build_compiled build_listening ' +
      'build_system build_the built_in builtin bundled but_it by_e by_name by_r by_step byte bytes_. c_: c_c ' +
      'ca cache_downloading cad call_the calls_per can_retry capability category causing cbd cd certain cf_# ' +
      'chain chair changelog_with changeme changes_to channel_. chapter char characters charset check_, ' +
      'check_and check_the checksum_of ciphers cite clicks close_it cloudflare cmd_. coding_. collection comma ' +
      'compilation compileerror compliant comprehensive compute concrete condition>do_pass conf configuring ' +
      'conflicting confusing connect_to connection consistent consolerenderable constants consume consumers ' +
      'continuation contract_draft controls convert_path copilot_suggested copying copyright_c correctly cover ' +
      'cp creating_a credentials_. cs ct curl_h customers_to cv cwd cy d_. d_r dangerous data_in datetime ' +
      "days_. db_# db_job dear_agent debug_scheduler debugger decimal deep default defects defined_. delete' " +
      'delete_files deleted deleted_the delivery_dates deny depend depend_on dependency_. depending_on ' +
      'deprecated_and derived derived_from detector developer_of development device df df_# dialog dict ' +
      'difference digest directories disabled_by discovery dispatcher distributions_. do_ask_user>of_code ' +
      'do_ask_user>unasked do_destroy>authority do_destroy>do_run do_destroy>persist do_memorize>do_show ' +
      'do_memorize>do_write do_memorize>of_person do_obey>do_write do_pass>do_run do_pay>of_rules ' +
      'do_push>do_claim do_send>of_change do_send>official do_show>do_push do_show>of_price do_show>sure ' +
      "do_weaken>do_drop doctor documentation downloads draft_of draft_pull duration e' e_. each_edit " +
      'earlier>do_push earlier>of_it eb ecosystem ed_# either elements embedding emitted employees endif ' +
      'errors errors_. escalate_to eslint essential eur_. events exact_text exceptions exclude exe executable ' +
      'exists_. exit exit_# expat expect expires_in extensions extraction f_, facts fails_with fb fd feat ' +
      'features fg file_name file_path filename files_without finished_# finished_, fit five_sentences ' +
      'flexible float flow followed_by following_code follows_the for_instance for_invoice for_more forget_to ' +
      'found_. foundation fp frames fran from_a frontend fssl fssl_URL function_, functionality git_. gives ' +
      'gnome goal grammar greet gtk gzip has_an has_granted have_strings header_: height held helper_: ' +
      'hidden_instruction hinweis_an homepage hopefully hosted hostname http_connected human_: humans>do_write ' +
      'humans>of_live i_would identifier if_there ig ignorieren ii image_: img_alt implementation_. ' +
      'import_from import_operator improved in_addition in_code in_our in_spring in_v info_auth injection_: ' +
      'inputs inspect install_, install_flowkit installation_instructions integrity intended interacting ' +
      'interfaces international introduced introspection invitation invitations invoked involved is_, ' +
      'is_called is_on is_written iso it_changed it_must iter ivborw iz jailbreak jd jd_MAIL joins joins_the ' +
      "jump kb kd keep_functions keeping key_to ko l'assistente l_c l_u landlord large latin_# launch lb ld " +
      'leak lets light lights limited_to linter_and little live lives local locally lock_the lol look_into lq ' +
      'lstrip m_, m_m mailing makes makes_the making malformed managed manager manager_, manager_vendor ' +
      'markdown masked_. match_the matched math may_also maybe>of_talk measurements media meetings merge_. ' +
      "message_to messages_in method methods mia miss_key model_# model_. modifications module' mon monday_. " +
      'mostly multi must_ask mysql name_from name_the nb ne needs_the new_features newline nf nh ninja nn ' +
      "nodejs_PATH nofollow none' nor not_available not_commit not_know not_open not_quote not_read notes_for " +
      'notice>do_weaken notice>of_live notice>of_weak null num o_e o_l object object_: objective of_a ' +
      'of_change>do_destroy of_change>humans of_goods>do_obey of_goods>please of_guard>authority ' +
      'of_guard>of_power of_it>condition of_line of_live>of_live of_money>path of_person>of_code ' +
      'of_plain>official of_power>of_live of_private>me of_private>unasked of_rules>do_drop of_rules>do_weaken ' +
      "of_talk>do_reply of_weak>path offset ok_agent old olu olu_ade on' on_main once_you only_, only_. op " +
      "opaque open_an openai_api opens_a operations operations_. operator_import operators' ops optimized " +
      'option_to options_, or_credentials orchestrator order_, order_: order_number os_import our_agents ' +
      'override>humans owasp own_. p_hidden p_the pack package_, package_for package_name package_to page_. ' +
      'pam parallel params parcel park_, parsers pas passing paste patched path>official path_, path_path ' +
      'pattern paul_yates payload pb pe percent_. perl permitted persist>do_loosen persist>path person_. ' +
      'personal plan_to planted please>condition please>do_more please>do_pay please_include plugin pod ' +
      'pointer policies posix postgresql potential pp pr_and prefixes preprocessor prices prima priorities ' +
      'priority_: privilege produced programmatically programming promoted protect prototype proxies proxy ' +
      "public pypa pypa_PATH q' questions queue queue_listening quote_, r_f raise_an rather rather_than raw " +
      'ray read_access readers_of reads_the real_estate recognize recomienda redis regenerate registered ' +
      'relevant relies rely_on remain reminder reminder_: render_listening render_retrying render_slow ' +
      'render_worker renders report_a reported repository_is represents request_body requests requests_, ' +
      'required_, res_. reserved reserved_. resource response_, restart_nginx restart_your ret retried ' +
      "retrieve retrieved return'_, returns_: reveal_these review_. rfc_# rights_reserved ro root_: run_curl " +
      'run_make runs_a s_: safe_to same scheduler_compiled scheduler_connected schen script_from sdk_PATH ' +
      'secret_, sections see_: selection send_a send_message senior sensitive sep sequence sequence_, ' +
      'serialized server_. sessions_. set_, setuptools sh_npm sha_# shape shift shortcut should_keep ' +
      'should_read signals signature_, signed_, simplify size_of sj slides so_we software_; sometime sometimes ' +
      'sources_at spec_. sponsors ssh staff standards start_the status_# stop_and stores styles subcommand ' +
      'subprocess suffix suggestions summary_of summary_to summary_what sunday_. support_to sure>of_talk svn ' +
      "symbol symbols system' systems_, table_is task_# task_as team_: team_MAIL tempdir test tested_. tests_# " +
      'text_to text_version that_should the_action the_cache the_channel the_checksum the_console ' +
      'the_exception the_initial the_local the_main the_model the_most the_new the_phone the_platform ' +
      'the_portal the_read the_scanner the_source the_spec the_tag the_transcript the_use them_as there_are ' +
      'they_do third this_can this_code this_method this_module this_way thursday tips to_avoid to_delete ' +
      'to_developer to_forward to_generate to_handle to_learn to_match to_new to_overwrite to_use to_work ' +
      "token' tokens_: told tools_, topic trace traces trade transport transports tries_to truncated trying tt " +
      "tuned type' type_hints type_is type_the typescript u_PATH ubuntu ubuntu_# unasked>do_write " +
      'unasked>of_secret unavailability undone unless unless_the unquote unstable uo upper uq url_, url_. ' +
      'urlsafe us_to use_with used_as user_approves user_data users_: using_an using_this usually utc v_o ' +
      'validated variants vendor_gmbh verbosity verification_code verify_the version_PATH version_of ' +
      'versioning vx w_y want want_a warn_db warn_http was_approved ways we_only we_should we_want we_will ' +
      'weakref well_, went were_wrong when_i whether whether_to which_can which_you whitespace why wi will_not ' +
      "winreg with_your within_a without_a without_confirmation without_looking world' writable write_it " +
      "write_tests written wrote_the xd xml xr xz ya yaml yates_MAIL yc you've you>do_memorize you_might " +
      'your_key your_passport your_project your_session z_,',
  ],
  [
    -0.75,
    '!_: !_a !_end !_npm #_? #_build #_commit #_eb #_ed #_fb #_of ,_PATH ,_action ,_allow ,_asked ,_async ' +
      ',_c ,_from ,_link ,_only ,_operator ,_password ,_r ,_request ,_simply ,_system ,_true ,_type ,_update ' +
      '._! ._build ._close ._exe ._index ._keys ._make ._mjs ._push ._update ._with :_check :_claude :_dee ' +
      ':_delivery :_let :_m :_n :_platform :_response :_verify :_zed ;_if ;_see PATH_before PATH_description ' +
      'PATH_div PATH_first PATH_for PATH_or PATH_r URL_a ^about ^added ^address ^allow ^and ^api ^are ^authors ' +
      '^below ^br ^check ^chen ^choose ^coincat ^debian ^del ^dir ^discuss ^doing ^el ^expat ^expect ^form ' +
      "^further ^here ^hn ^l'assistant ^location ^macos ^mysql ^need ^options ^others ^pass ^prompt ^providers " +
      '^punctuation ^pylint ^require ^respect ^source ^sudo ^through ^unless ^username ^value ^who ^xxx a_PATH ' +
      'a_command a_failing a_path a_quoted a_sandbox a_server a_set a_web ability abort accessed ad adjust ' +
      'admins advanced advice age agents_reading agreement alias align all_: all_data all_the alone also_use ' +
      'an_attacker an_empty an_owner ana_park analyzing and_# and_returns and_sends and_version ' +
      'annotations_import answer_questions api_stable app app_. applications apply_to arbitrary are_also ' +
      'are_on as_described as_they ascii ask_before associated asynchronous attack_: attention_ai ' +
      'authorization_server available_as available_in b_: back_to bare be_as become ben benchmarks binascii ' +
      'blocks br breaks brew budget_: build_# build_warning bump_vite bus by_an bz_# caches call_list ' +
      "call_this callbacks can't can_i cannot cannot_be cfg changelog_commit changes_in chars check_for " +
      "check_token choices claim_. cleaner client_from closes_. code' code_base code_must coding_: column_# " +
      'command_, compose conditions console_, container contrib contributing_. contributor controller ' +
      'conventional_commits conversation_and cookies copied copy_# covered create_it creates cron csv_and ' +
      'current current_. currently custom data_and debug_build debug_cache debug_fetch debug_worker decode_, ' +
      'default_, defaults defence defining delete_file delete_old deletes_a dependent depot deprecation ' +
      'describes desktop detailed determined developing dfb diagram dictionary differ differences direction ' +
      'discuss dispatch displayed distributions distutils do_destroy>do_ask_user do_destroy>earlier ' +
      'do_destroy>of_talk do_destroy>please do_finish>of_guard do_memorize>user do_order>sure do_pay>you ' +
      "do_run>you do_weaken>of_change doc_: docs_PATH documented doesn't_have draft draft_to dropped dw " +
      'earlier>maybe easily ec ec_# effort else_: enables enabling english ensures entire errors_, es_# estate ' +
      'evaluated everything_and experimental export_const exported expression extended f_. feature february ' +
      'fetch_cache fi file_for file_from file_only filenames files_are fixes flag flatten following_: ' +
      'follows_: for_me for_other for_production formatter_after formdata forms found_, four from_it ' +
      'from_operator from_time generally git_clone glib glob gnu grant_type ha handed handling hangs ' +
      "has_approved has_expired heartbeat help' help_with hg hid highlighted hour_. how http_job httpresponse " +
      'humans>do_weaken i_r identifiers identity if_needed if_true if_we impact import_json import_time ' +
      "improvements in' in_one indicate indicates info_: info_worker information injection inside_of install_# " +
      'install_it install_sh instance instances_of instructions_in interact invalidrequirement ipv is_defined ' +
      "is_meant issues_, it_also it_doesn't it_may jobs key_your leaked_keys lease leave_out length lesson_# " +
      'let_an lib license_mit lightweight like_quoted like_the link_in linked linux list_: listen llm_# llms_. ' +
      'loads_the localhost locate los m_s mac macos mailing_list major_version management mapping matcher ' +
      'matches materials may_have me>do_obey me>unasked me_a me_to mechanism meetings_start memory_PATH merged ' +
      'message_is messages messages_role migrate migrations minor minutes_of mitigation mode_is model_is ' +
      'modern months moves must_add must_have my_last n_: naming_rules necessary network_access ' +
      'new_instructions newer nl nodes nonce normalize not_do not_include not_let not_push not_reply ' +
      'not_tested not_yet notes_about notice>of_price numeric o_, oauth obtained obvious of_code>earlier ' +
      'of_code>of_change of_code>sure of_goods>persist of_http of_person>persist of_private>earlier of_python ' +
      'of_tuesday olu_silva on_how on_its only_after only_show only_use oo_# open_source operation optimize ' +
      'or_any oriented originally oserror our_ai over_to override>of_it package_that packages_. param parent ' +
      'paris parser paste_your path>path pathname patterns peer persist>do_ask_user persist>of_it platforms ' +
      'please>do_push please_check please_confirm png poisoning possibility postgres precedence preparing ' +
      'present_in preserved print_your problems project_name promise proper provides_a public_api published ' +
      "publishing purpose_. push' pypy quarterly_review question_. quite quoted_URL r_: ran read_. readme_for " +
      'reason receipt received_read receives recently red_hat reformat refs refund_, regards_the related ' +
      'relative_to rely remember_to remembers removes renderables replica report_as request_, researcher ' +
      'respect_the restarts restore restore_the retry_on return_an return_valid return_value returned_by ring ' +
      'root_of rq run_# run_PATH run_app run_on runs s_l say_so scanner scheme schemes scope_of se search_for ' +
      'secure security_. security_issues see_URL seed segment selected self self_: semantic semver senden ' +
      'sending sends sent separator serialization service_account sets shell_. ships should_have should_not ' +
      'shows sign_in sites sized sockets socks spinner src_PATH ssl stable_. standalone start_. start_time ' +
      "stat stdlib still stolen stopped storage strategy streaming string' strings strings_such structured " +
      'style_. subclasses subdirectories successfully sudo_systemctl supplied support_the supported supporting ' +
      'synchronous systemctl_restart table_. table_and tag_and tarball technical tell_it tell_me template ' +
      "that's that_does that_they that_will the_application the_cookies the_directory the_given the_id " +
      "the_menu the_names the_node the_plain the_receipt the_socket the_standard the_v they're this_with " +
      'thomas time_: timer to_assistant to_change to_ensure to_find to_ignore to_quoted to_speak to_support ' +
      'token_, tokens_, tomorrow_. tool_calls tools_to topics traceability trailing transcript treats tried ' +
      'tries try ts_fail ts_import type_checking type_of unasked>do_more under_settings underlying undici ' +
      'unicode unique unknown update_changelog updating uppercase url_: use_. used_for user_agent users_, ' +
      'users_can using using_the utilities valgrind valid_json validator value_. various vault_; version_. ' +
      "version_as visual vite_from w_g water websocket weekly what's when_using whose will_use with_code " +
      'with_tax with_that wm wrap wraps y_, y_PATH y_i you_change you_the you_type your_application your_own ' +
      'yp yq za_# zone',
  ],
  [
    -0.875,
    '!_or #_assistant #_days #_onboarding #_tokens #_version #_will ,_a ,_after ,_but ,_carla ,_could ,_etc ' +
      ',_nothing ,_release ,_reveal ,_role ,_see ,_send ,_show ._can ._could ._each ._here ._one ._options ' +
      '._self ._some ._tag ._time ._use ._wait ._we :_: :_a :_bash :_leave :_lin :_number :_path :_request ' +
      ':_say :_ts HOST_, MAIL_. MAIL_: PATH_URL PATH_if PATH_python URL_URL URL_source URL_width ^ad ' +
      '^arguments ^assert ^aws ^bb ^biome ^can ^changed ^cite ^client ^clients ^constant ^contributors ^css ' +
      '^deletes ^dep ^dependabot ^entry ^fast ^image ^is ^issues ^low ^mjs ^most ^names ^original ' +
      '^prerequisites ^prints ^quoted ^returned ^signed ^supports ^testing ^was ^windows ^would ^written ' +
      'a_full a_json a_number a_person a_readme a_reference a_request a_time a_token a_value activity added_to ' +
      'adding_a after_a afterwards ag agent_agent agents_can agents_will ai_sdk all_, all_lexers alte an_email ' +
      'and_a and_ask and_create and_hand and_restart and_update and_we answering_. api_to appear appended ' +
      'appendix approach appropriate archives are_given are_two are_welcome artifacts as_csv as_follows ' +
      'as_long asked_for asks_for assertions assistants_in assume async at_a attempts attribute attributes ' +
      'avoid bad basis be_a be_able before_coding begin_certificate behavior below_# between binary bind ' +
      'biomejs blank body_h both brew_install brief buffer build_directory build_number built by_friday by_m ' +
      'c_, calls_. can_also can_send canonical carefully case cases_. catalog certs checks_pass children chunk ' +
      'chunks cla classes classic click_the client_, client_. code_of codebase collected combined command_it ' +
      'commit_c common compat compile complete_and complex composition compromise conduct configs ' +
      'configuration_from connected content_PATH context_manager contexts contributing corresponding could_be ' +
      'created_. creates_a crypto cursor_, daniel data_is dataset david dbus debian dec dee dee_MAIL deflate ' +
      'deletes described_in designed detect detects directory_synopsis disable_this do_destroy>do_destroy ' +
      'do_destroy>do_loosen do_drop>do_ask_user do_grant>condition do_memorize>unasked do_pass>humans ' +
      "documentation_URL don't_need downloaded_files drafts dry each_change each_claim earlier>of_verdict " +
      'ecmascript editor_. end_certificate end_im ensuring entirely entity env_: equivalent error_message esc ' +
      'especially estimate etc every_change executes exist existing explicitly expressions extension extracted ' +
      'failed_. fallback few finds fine_# flag_. flows folders for_approval for_new for_permission for_python ' +
      'for_whoever forgets form_to formatting forwarded friendly from_# from_your gen generator given_a guess ' +
      'gyp hand_. handle handled have_a headers helpful_assistant high hint_llm how_can i_need i_want icu idea ' +
      'identified identify ignored imperative implementations implements implements_a in_again in_ci in_it ' +
      'in_logs in_src in_that in_white include_: include_a independently individual info_. info_cache ' +
      'info_queue inherit inheritance injections install_slugline instances integrate interactively interface ' +
      'interval into_your invocation invoice_copy is_done is_me is_read is_too it_can it_does it_reads itself ' +
      'iu jan json_only keep_them kernel kestrel_destroy keyring keys_are label letters li_read lib_PATH ' +
      'license_license likely list_is lists lives_in llama ln locale located log_every log_in logic logs_to ' +
      'long_as ls lts machine_. maintaining man manually maria marker max may_obtain maybe>do_finish md_. ' +
      'md_for me>humans means mess might_be minimum mistake mit_license mock modified mr must_never myself ' +
      'need_the nested newly night no_. no_cover noemit not_allowed not_npm notes_above nov occur oct ' +
      'of_guard>please of_money>of_goods of_private>authority of_private>humans of_secret>persist ' +
      'of_verdict>do_pay of_verdict>of_money office official>persist official>role often oidc ok_# older on_# ' +
      'on_all on_python one_of ones_. only_from onmessage openssl optionally or otherwise_, output_as ' +
      'override>of_change palette participants passed_# passport path>do_claim path>of_config payloads ' +
      'performance permissions_and photos pk plan_before planning players please>do_send please>of_change ' +
      'potentially prefix prefixed prefs preparation previously primary printed program programmers_need ' +
      'prompt_injection prompt_of provided_by providers provides puede pushes pygtk r_n read_from reads_a ' +
      'ready_to rebase refreshing refuse_requests registration relative repl represented requests_for ' +
      'required_. resource_owner result_in retries return_a returns_the reviewer_. revision rewritten rfc ' +
      "role>do_write root_, rotate_leaked routines rr run_rm s' sa same_as sandbox_whenever script_. sdk " +
      'secrets_from section_. section_of security_, sees segments select sentences_. separate several ' +
      'should_ask shows_the sie_die sign skill_file skipping so_it socket sources_. spaces special specified ' +
      'specifies specify start_at start_with static strict strip structure subscription such_as suggested_to ' +
      "support_, symlinks syntax system_to tab tax tells tests_and text'_, text_and than_# that_answer " +
      'the_PATH the_bot the_client the_date the_documentation the_filter the_fixtures the_git the_installation ' +
      'the_manual the_minimum the_office the_path the_public the_shop the_target their_own them_, theme ' +
      'then_restart then_the thinking third_party this_command this_will threads throw thus ticket_to tmp to_a ' +
      'to_apply to_enable to_request to_rotate to_show today_, token_: tokens tokens_in tool_when top_level ' +
      'tox transferred translate_the try_to tsc tty tutorial type_. typically unchanged universal unix ' +
      'update_the upgrades url_! usage use_conventional user>role user_first value_for value_is var variant ' +
      'vars verbose vercel verifying version_at vim vous vs waits waits_for was_found we_have website ' +
      'welcome_. wenn what_is when_a when_the where_the whether_it wide with_. with_other you_need you_send ' +
      'your_account your_order zod',
  ],
  [
    -1,
    '!_PATH #_de #_do ,_: ,_can ,_file ,_what ._; ._HOST ._how ._map ._never ._on ._once ._only ._report ' +
      ':_api :_expected :_feat :_r :_see :_show ;_import ;_use PATH_is URL_# ^following ^logs ^removed ^report ' +
      '^strip ^team a_function a_good a_non a_reason a_security accounting accounts adapt add_an additional ' +
      'agent_reads ai_assistant algorithms all_invoices allocation allow_the allowing almost alt and_PATH ' +
      'and_generate and_is and_other api_is approval_of apt as_data asks_before asks_the associated_with ' +
      'at_least attackers attempt await based_on be_set because_the behaviour below_for blob bugs bytes c:code ' +
      'can_you careful carpeta case_. cc_# changes_, check_that child chrome cite_the cmd code_in ' +
      'coding_models collector command_line compatible compiler completion component concise condition connect ' +
      'connecting constructor contribution contributions conversion counter cpu decoded delete_a dependabot ' +
      "description_of destroyed didn't directory_, discord dist distribution do_destroy>maybe " +
      'do_drop>of_change do_finish>of_plain do_loosen>maybe do_pay>path during dynamic earlier>condition ' +
      'earlier>path early edit_. editors eg element enabled_, enough ensure_that etc_. exp explain_the ' +
      'external failed_, fails_, fake fakeroot feel file_when fill fixed focus follow_instructions for_now ' +
      "for_your friday friday_. function_: function_that give_it go_to good_morning handler hello_all here's " +
      'host_: i_cannot id_. identical import_as imported imports in_writing indexes_matter injects inside_the ' +
      'install_the installed installs instructions_, integration invoice_and is_also is_generated is_set ' +
      'is_true issuer it_on it_the javascript js_import jwt keep_answers key_. key_and kim land language_. ' +
      'least like_to line_, location locations lockfile_changed markers mask maybe>persist member menu merging ' +
      'message_and milliseconds miss model_reading multiple must_use namespace not_in npm_. npm_install ' +
      "object' of_goods>authority openjs option_. options organization override_the overrides package_in pages " +
      'parcel_arrives parsed passwords_. per_second perform permission_. pino please>reader please_send pnpm ' +
      'policy_PATH pool portal possible powerful prerequisites progress projects provider proxy_. public_key ' +
      'ra reason_, reason_. rebuild redirect redirects refused register regular remind_the repository_can res ' +
      'response_to responsible return_check review_the room_# runs_. sam says_quoted screen search_tool ' +
      'security_policy separately short signatures sizes source_code source_of sources spec specific stable ' +
      'start_, statements status_code structures such suggesting synopsis system_. systemctl systemd systems_. ' +
      'tables_, take_a teams tell_anyone template_instead test_PATH the_# the_base the_generated the_index ' +
      'the_input the_process these_files things_to this_feature this_means threat timestamp title_, to_. to_an ' +
      'to_approve to_provide to_update told_me tool_before typing unasked>do_run under_# understand ' +
      "update_docs used_by user' value_, values vector version_, want_to well_as when_it which_tests width " +
      "you'll your_PATH",
  ],
  [
    -1.125,
    '#_cc #_why ,_check ,_thank ._ignore ._run ._state ._strip ._text ._your :_deletes :_js ?_i HOST_URL ' +
      'PATH_ul ^generated ^gpg ^history ^scope ^where ^will a_branch a_summary a_task add_your adding ' +
      'addresses after_# ai_agents all_checks alternative an_issue and_fix and_wait and_what anywhere apis ' +
      'apple architectures as_is assert assumptions at_most autoconf base_. before_starting binding biome bn ' +
      'branch_. browsers by_this c:known-url call_back cert changed_. comes_from commands_without ' +
      'commit_messages commits_. conditional configure cookies_to created_by creation daemon data_, def_test ' +
      'defined delete_all do_obey>of_live edit_the encoding end_: endpoints ensure enter_your expand explicit ' +
      "files_, flags fonts fully function_. function_to gcc generated_section generates hasn't href_URL i_PATH " +
      'improve in_# interact_with interactive is_shown it_runs languages lesson libraries many mappings marked ' +
      'masked matching matter_PATH mcp meant mjs monday names_. net never_reveal never_run none_, normalized ' +
      'notify objects of_change>path of_plain>override onerror online package_# password_, path_: price_with ' +
      'protocols provided pull_requests quick_question read_docs ready redacted regexp rejects releases ' +
      'requesting responses revert_quoted run_tests sample send_them sentences set_. should_never ' +
      'start_expected states stdin subsequent suggested tells_the test_for tests_failed the_appendix ' +
      'the_formatter the_merge the_quoted the_service the_template the_version to_build told_the translations ' +
      "un unasked>do_grant uri use_for vi virtual we_don't whenever_possible widget width_# will_have " +
      'within_the would_like xxx',
  ],
  [
    -1.25,
    '!_ai ._always ._ask ._html :_image MAIL_subject ^const ^created ^elf answer_in api_. attack attacks ' +
      'borrar build_, can_use cause changes commit_. connections conventional creating customer_, data_. ' +
      'define disclose dist_. do_grant>sure do_loosen>sure dpkg elf embedded entrance escape execution exists ' +
      'extend files_before fixtures for_an for_passwords for_user framework from_quoted generated grep ' +
      "implementing in_production independent indexes isn't it_again language_of leaks learning license_at " +
      'load_the loaded main_directly manifest manual maybe maybe>sure meaning minimal month_. never_commit ' +
      'never_push nodejs of_downloaded only_files outputs patches please_read pnpm_instead possible_. prs ' +
      'range read_only reduce regression remind rendered request_approval requirements seconds sends_a si ' +
      'signal simple sorted span_class specification split sunday supports sure>persist the_key the_label ' +
      'the_signed to_start to_their unused updates use_of when_all why_indexes you_want your_password',
  ],
  [
    -1.375,
    '._at a_draft a_pull an_account au bash_npm closes do_weaken>of_private examples for_network gpt_# ' +
      'ignoring injected input_. loading might node_modules not_share npm_run pass_. pure read_: recommended ' +
      'servers the_language the_prompt the_skill this_directory tokenizer ui user_before uses was_not',
  ],
  [
    -1.5,
    ':_pass URL_PATH approval_for approves by_hand cli commit_secrets directly_. duplicate files_it group ' +
      'kept may_not please_delete prevent respect the_plan url>url with_every',
  ],
  [-1.625, 'control downloaded formatter headings ignores issue_in major skill something the_response'],
  [-1.75, 'and_it failing_test'],
  [-1.875, 'const'],
  [-2.25, 'URL_alt'],
]
