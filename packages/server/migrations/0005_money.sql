CREATE TABLE "coupon_reminders" (
	"coupon_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"sent" boolean DEFAULT false NOT NULL,
	CONSTRAINT "coupon_reminders_coupon_id_user_id_pk" PRIMARY KEY("coupon_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_tickets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"ordinal" integer NOT NULL,
	"state" text DEFAULT '0' NOT NULL,
	"order_no" text,
	"request_id" uuid NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"type" text NOT NULL,
	"threshold_fen" bigint DEFAULT 0 NOT NULL,
	"order_types" jsonb NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"per_person" integer DEFAULT 1 NOT NULL,
	"stopped_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_claimed" CHECK ("coupons"."claimed" between 0 and "coupons"."total")
);
--> statement-breakpoint
CREATE TABLE "fulfilments" (
	"order_no" text PRIMARY KEY NOT NULL,
	"serial" text NOT NULL,
	"pickup_code" text DEFAULT '' NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"courier" text DEFAULT '' NOT NULL,
	"tracking_number" text DEFAULT '' NOT NULL,
	"collector_name" text DEFAULT '' NOT NULL,
	"collector_id_number" text DEFAULT '' NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"shipped_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "review_claims" (
	"order_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sticks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sticks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"serial" text NOT NULL,
	"medium_code" text NOT NULL,
	"state" text NOT NULL,
	"service_point" text DEFAULT '' NOT NULL,
	"order_no" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"invoice_id" integer NOT NULL,
	"email" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_orders" (
	"invoice_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "invoice_orders_invoice_id_order_no_pk" PRIMARY KEY("invoice_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "invoice_titles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_titles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"number" text DEFAULT '' NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"amount_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"issued_at" timestamp with time zone,
	"reversal_number" text DEFAULT '' NOT NULL,
	"reversed_at" timestamp with time zone,
	"replaces" integer,
	CONSTRAINT "invoices_replaces_unique" UNIQUE("replaces")
);
--> statement-breakpoint
CREATE TABLE "prestore_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"user_id" uuid,
	"available_fen" bigint DEFAULT 0 NOT NULL,
	"frozen_fen" bigint DEFAULT 0 NOT NULL,
	"warn_below_fen" bigint,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prestore_accounts_company_unique" UNIQUE("company_id"),
	CONSTRAINT "prestore_accounts_user_unique" UNIQUE("user_id"),
	CONSTRAINT "prestore_accounts_one_owner" CHECK (num_nonnulls("prestore_accounts"."company_id", "prestore_accounts"."user_id") = 1),
	CONSTRAINT "prestore_accounts_covered" CHECK ("prestore_accounts"."available_fen" >= 0 and "prestore_accounts"."frozen_fen" >= 0)
);
--> statement-breakpoint
CREATE TABLE "prestore_members" (
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"limit_fen" bigint NOT NULL,
	CONSTRAINT "prestore_members_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "prestore_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prestore_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"flow_no" text NOT NULL,
	"business_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"balance_before_fen" bigint NOT NULL,
	"balance_fen" bigint NOT NULL,
	"postings" jsonb NOT NULL,
	"order_no" text,
	"operator_id" uuid,
	"operator_name" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "prestore_movements_flow_unique" UNIQUE("flow_no"),
	CONSTRAINT "prestore_movements_business_key_unique" UNIQUE("business_key")
);
--> statement-breakpoint
CREATE TABLE "recharges" (
	"recharge_no" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"amount_fen" bigint NOT NULL,
	"method" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"remark_code" text DEFAULT '' NOT NULL,
	"slip_file_id" uuid,
	"transferred_fen" bigint,
	"transfer_day" date,
	"refusal" text DEFAULT '' NOT NULL,
	"trade_no" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"pay_before" timestamp with time zone NOT NULL,
	"slip_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
CREATE TABLE "combined_payments" (
	"combined_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"request_id" uuid NOT NULL,
	"account_id" uuid,
	"total_fen" bigint NOT NULL,
	"balance_fen" bigint NOT NULL,
	"alipay_fen" bigint NOT NULL,
	"state" text NOT NULL,
	"release_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"business_key" text NOT NULL,
	"kind" text NOT NULL,
	"order_no" text,
	"account_id" uuid,
	"user_id" uuid,
	"company_name" text DEFAULT '' NOT NULL,
	"amount_fen" bigint NOT NULL,
	"deduction_fen" bigint DEFAULT 0 NOT NULL,
	"channel" text NOT NULL,
	"path" text NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"order_state" smallint,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	CONSTRAINT "refunds_business_key_unique" UNIQUE("business_key")
);
--> statement-breakpoint
CREATE TABLE "settlement_orders" (
	"settlement_no" text NOT NULL,
	"order_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"position" integer NOT NULL,
	"live" boolean DEFAULT true NOT NULL,
	CONSTRAINT "settlement_orders_settlement_no_order_no_pk" PRIMARY KEY("settlement_no","order_no")
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"transfer_no" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"role_id" smallint NOT NULL,
	"company_id" uuid,
	"company_name" text DEFAULT '' NOT NULL,
	"request_id" uuid NOT NULL,
	"amount_fen" bigint NOT NULL,
	"remark_code" text NOT NULL,
	"state" text NOT NULL,
	"slip_file_id" uuid,
	"transferred_fen" bigint,
	"transfer_day" date,
	"refusal" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"slip_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" uuid
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "coupon_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_status" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_reminders" ADD CONSTRAINT "coupon_reminders_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_reminders" ADD CONSTRAINT "coupon_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_tickets" ADD CONSTRAINT "coupon_tickets_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_tickets" ADD CONSTRAINT "coupon_tickets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_tickets" ADD CONSTRAINT "coupon_tickets_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fulfilments" ADD CONSTRAINT "fulfilments_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_claims" ADD CONSTRAINT "review_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sticks" ADD CONSTRAINT "sticks_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_mails" ADD CONSTRAINT "invoice_mails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_orders" ADD CONSTRAINT "invoice_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_titles" ADD CONSTRAINT "invoice_titles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_accounts" ADD CONSTRAINT "prestore_accounts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_accounts" ADD CONSTRAINT "prestore_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_members" ADD CONSTRAINT "prestore_members_account_id_prestore_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."prestore_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_members" ADD CONSTRAINT "prestore_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_movements" ADD CONSTRAINT "prestore_movements_account_id_prestore_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."prestore_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_movements" ADD CONSTRAINT "prestore_movements_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prestore_movements" ADD CONSTRAINT "prestore_movements_operator_id_users_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_account_id_prestore_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."prestore_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recharges" ADD CONSTRAINT "recharges_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combined_payments" ADD CONSTRAINT "combined_payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "combined_payments" ADD CONSTRAINT "combined_payments_account_id_prestore_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."prestore_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_account_id_prestore_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."prestore_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_orders" ADD CONSTRAINT "settlement_orders_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_tickets_ordinal" ON "coupon_tickets" USING btree ("coupon_id","user_id","ordinal");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_tickets_request" ON "coupon_tickets" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_tickets_order" ON "coupon_tickets" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "coupon_tickets_user" ON "coupon_tickets" USING btree ("user_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "sticks_serial" ON "sticks" USING btree ("serial");--> statement-breakpoint
CREATE INDEX "sticks_state" ON "sticks" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_orders_live" ON "invoice_orders" USING btree ("order_no") WHERE "invoice_orders"."live";--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_titles_default" ON "invoice_titles" USING btree ("user_id") WHERE "invoice_titles"."is_default" and "invoice_titles"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_request" ON "invoices" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("number") WHERE "invoices"."number" <> '';--> statement-breakpoint
CREATE INDEX "invoices_state" ON "invoices" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "prestore_movements_account" ON "prestore_movements" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recharges_request" ON "recharges" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "recharges_account" ON "recharges" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "recharges_state" ON "recharges" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "combined_payments_request" ON "combined_payments" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "combined_payments_state" ON "combined_payments" USING btree ("state","release_at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_no");--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_orders_live" ON "settlement_orders" USING btree ("order_no") WHERE "settlement_orders"."live";--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_request" ON "transfers" USING btree ("user_id","request_id");--> statement-breakpoint
CREATE INDEX "transfers_state" ON "transfers" USING btree ("state","slip_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_coupon" CHECK ("orders"."coupon_fen" between 0 and "orders"."total_fen");